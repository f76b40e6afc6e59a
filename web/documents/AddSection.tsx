import { Button, Input, makeStyles, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormDesign } from './useFormDesign'

const useStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  name: { flexGrow: 1, minWidth: '160px' },
})

/** Begins another section. Its name is written first, where the button was: whoever types at once names it. */
export function AddSection({ count, design }: { count: number; design: FormDesign }) {
  const { t } = useTranslation()
  const [naming, setNaming] = useState<'begun' | 'ended'>()
  const close = () => setNaming('ended')
  const add = (name: string) => {
    void design.addSection(name)
    close()
  }
  const usual = t('documents.newSection', { number: count + 1 })
  if (naming === 'begun') return <SectionName usual={usual} onName={add} onClose={close} />
  return (
    <div>
      {count === 0 && (
        <Text as="p" block>
          {t('documents.beginForm')}
        </Text>
      )}
      <Button
        autoFocus={naming === 'ended'}
        icon={<AddRegular />}
        appearance={count === 0 ? 'primary' : 'secondary'}
        onClick={() => setNaming('begun')}
      >
        {t('command.AddDocumentSection')}
      </Button>
    </div>
  )
}

type NameProps = { usual: string; onName: (name: string) => void; onClose: () => void }

function SectionName({ usual, onName, onClose }: NameProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [name, setName] = useState(usual)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onName(name.trim() || usual)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={closeOnEscape}>
      <Input
        className={styles.name}
        aria-label={t('documents.sectionName')}
        value={name}
        maxLength={200}
        autoFocus
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        onChange={(_, { value }) => setName(value)}
      />
      <Button type="submit" appearance="primary">
        {t('command.AddDocumentSection')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </form>
  )
}
