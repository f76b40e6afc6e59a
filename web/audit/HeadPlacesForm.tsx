import { Button, Checkbox, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShownField } from '../platform/forms/ShownField'
import { FailureBar } from '../platform/layout/FailureBar'
import { useToasts } from '../platform/layout/useToasts'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useAccess } from '../platform/session/useAccess'

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: tokens.spacingVerticalM,
    maxWidth: '560px',
  },
  field: { width: '100%' },
  people: { display: 'flex', flexDirection: 'column' },
})

type Props = Pick<Answer<'logHeads'>, 'places' | 'people'>

/** Where signed heads go besides the folder: to whom by mail, and to which address. Not everybody may choose it. */
export function HeadPlacesForm(props: Props) {
  const mayChoose = useAccess()('actionLog', 'totalControl')
  return mayChoose ? <ChosenPlaces {...props} /> : <ShownPlaces {...props} />
}

function ShownPlaces({ places, people }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const recipients = people.filter(({ userId }) => places.recipientIds.includes(userId))
  return (
    <div className={styles.form}>
      <Text size={200}>{t('proof.placesText')}</Text>
      <ShownField label={t('proof.recipients')}>{recipients.map(({ name }) => name).join(', ')}</ShownField>
      <ShownField label={t('proof.webhook')}>{places.webhookUrl}</ShownField>
    </div>
  )
}

function ChosenPlaces({ places, people }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const [recipients, setRecipients] = useState(new Set(places.recipientIds))
  const [webhook, setWebhook] = useState(places.webhookUrl ?? '')
  const [failure, setFailure] = useState<Failure>()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    try {
      await send('ChooseHeadPlaces', { recipientIds: [...recipients], webhookUrl: webhook.trim() || null })
      toasts.done(t('done.ChooseHeadPlaces'))
    } catch (error) {
      setFailure(error as Failure)
    }
  }
  const isWrong = failure?.fields.some(({ path }) => path === 'webhookUrl') === true
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Text size={200}>{t('proof.placesText')}</Text>
      <fieldset className={styles.people} style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>
          <Text weight="semibold">{t('proof.recipients')}</Text>
        </legend>
        {people.map(({ userId, name }) => (
          <Checkbox
            key={userId}
            label={name}
            checked={recipients.has(userId)}
            onChange={(_, { checked }) => {
              const next = new Set(recipients)
              if (checked) next.add(userId)
              else next.delete(userId)
              setRecipients(next)
            }}
          />
        ))}
      </fieldset>
      <Field
        className={styles.field}
        label={t('proof.webhook')}
        hint={t('proof.webhookHint')}
        {...(isWrong && { validationState: 'error' as const, validationMessage: t('proof.webhookWrong') })}
      >
        <Input type="url" name="webhookUrl" value={webhook} onChange={(_, { value }) => setWebhook(value)} />
      </Field>
      <FailureBar failure={isWrong ? undefined : failure} />
      <Button type="submit">{t('command.ChooseHeadPlaces')}</Button>
    </form>
  )
}
