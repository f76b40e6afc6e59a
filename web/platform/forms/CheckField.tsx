import { Checkbox } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { draftable } from './draftable'
import { type Common, Framed } from './textFields'

export const CheckField = draftable(PlainCheckField, (texts) => texts.length > 0)

/** What is so or not, ticked where it is. */
function PlainCheckField({ value = false, ...frame }: Omit<Common, 'label'> & { value?: boolean }) {
  const { t } = useTranslation()
  const inWords = (isTicked: boolean) => t(isTicked ? 'yes' : 'no')
  return (
    <Framed {...frame} label="" shown={inWords(value)} words={(texts) => inWords(texts.length > 0)}>
      <Checkbox
        name={frame.name}
        label={t(`field.${frame.name}`)}
        defaultChecked={value}
        disabled={frame.disabled ?? false}
      />
    </Framed>
  )
}
