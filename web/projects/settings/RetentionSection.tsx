import { Card, Text } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer, CommandType } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { ErasedStretches } from '../../audit/ErasedStretches'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { TextField } from '../../platform/forms/textFields'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Loading } from '../../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { useQuery } from '../../platform/server/useQuery'
import { useLanguage } from '../../platform/texts/useLanguage'
import type { SectionProps } from '../ProjectSettingsScreen'

type Retention = Answer<'retention'>

/** How long the action log of this project is kept, and what stops its erasure. */
export function RetentionSection({ project: { projectId } }: SectionProps) {
  const { t } = useTranslation()
  const { data, error, mutate } = useQuery('retention', { projectId })
  if (!data) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading rows={3} />
  return (
    <>
      <ErasedStretches projectId={projectId} />
      <Card style={{ alignItems: 'flex-start' }}>
        <SectionTitle as="h3">{t('retention.day')}</SectionTitle>
        <DayOfErasure retention={data} />
      </Card>
      <Card style={{ alignItems: 'flex-start' }}>
        <SectionTitle as="h3">{t('retention.hold')}</SectionTitle>
        <Text>{t('retention.holdAbout')}</Text>
        {data.hold && <Hold hold={data.hold} />}
        {data.mayHold ? (
          <HoldDialog projectId={projectId} type={data.hold ? 'LiftLegalHold' : 'PlaceLegalHold'} />
        ) : (
          <Text size={200}>{t('retention.auditorsOnly')}</Text>
        )}
      </Card>
    </>
  )
}

function DayOfErasure({ retention: { erasesOn, hold } }: { retention: Retention }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (hold) return <Text>{t('retention.held')}</Text>
  if (!erasesOn) return <Text>{t('retention.notFinished')}</Text>
  return <Text>{t('retention.on', { day: showDay(erasesOn, language) })}</Text>
}

function Hold({ hold: { reason, at, by } }: { hold: NonNullable<Retention['hold']> }) {
  const { t } = useTranslation()
  const showInstant = useShowInstant()
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t('retention.heldSince', {
          reason,
          at: showInstant(at),
          by: by ?? t('actionLog.actor.user'),
        })}
      </MessageBarBody>
    </MessageBar>
  )
}

function HoldDialog({
  projectId,
  type,
}: {
  projectId: string
  type: CommandType & ('PlaceLegalHold' | 'LiftLegalHold')
}) {
  const { t } = useTranslation()
  return (
    <CommandDialog
      type={type}
      data={(fields) => ({ projectId, reason: fields.text('reason') })}
      check={(fields) => (fields.text('reason').trim() === '' ? { reason: 'reason.missing' } : {})}
      buttonProps={{}}
    >
      <TextField name="reason" required maxLength={500} hint={t('reasonHint')} />
    </CommandDialog>
  )
}
