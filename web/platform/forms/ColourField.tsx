import { Button, Field, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftable } from './draftable'
import { FieldDrafts } from './fieldDrafts'
import { HiddenValue } from './HiddenValue'
import { OnlyRead, ShownField } from './ShownField'
import { firstOf, joined } from './textFields'

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '6px' },
  swatch: {
    display: 'inline-block',
    width: '16px',
    height: '16px',
    verticalAlign: 'middle',
    marginRight: '6px',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  picker: {
    width: '44px',
    height: '32px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
  },
})

type Props = { name: string; value: string; disabled?: boolean; hint?: string; required?: boolean }

/** A colour, or none. */
export const ColourField = draftable(PlainColourField, firstOf)

function PlainColourField({ name, value, disabled = false, hint, required = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [colour, setColour] = useState(value)
  const text = t(`field.${name}`)
  const news = useContext(FieldDrafts).news(name, joined)
  if (useContext(OnlyRead) || disabled)
    return (
      <div>
        <ShownField label={text} hint={(hint || news) && [hint, news]}>
          {value && <Swatch colour={value} />}
        </ShownField>
        <HiddenValue name={name} value={value} />
      </div>
    )
  return (
    <Field label={text} {...((hint || news) && { hint: [hint, news] })}>
      <div className={styles.row}>
        <HiddenValue name={name} value={colour} />
        <input
          type="color"
          aria-label={text}
          className={styles.picker}
          value={colour || '#808080'}
          onChange={(event) => setColour(event.target.value)}
        />
        {colour && !required && (
          <Button
            size="small"
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('colour.none')}
            onClick={() => setColour('')}
          />
        )}
      </div>
    </Field>
  )
}

function Swatch({ colour }: { colour: string }) {
  return (
    <>
      <span aria-hidden="true" className={useStyles().swatch} style={{ backgroundColor: colour }} />
      {colour}
    </>
  )
}
