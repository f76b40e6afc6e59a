import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { missing } from '../platform/forms/formFields'
import { LongTextField } from '../platform/forms/LongTextField'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { useQuery } from '../platform/server/useQuery'
import { RequestSignOffButton } from './RequestSignOffButton'
import { ShownRound } from './ShownRound'
import { VoidedNotice } from './VoidedNotice'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
})
type Props = { projectId: string; documentId: string; mayEdit: boolean }

/** The sign-off of a document: its approvers, their answers, and the earlier rounds. */
export function SignOffPanel({ projectId, documentId, mayEdit }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data, error, mutate } = useQuery('signOff', { projectId, documentId })
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  if (!data) return <Loading rows={3} />
  const [newest, ...earlier] = data.rounds
  const stands = newest?.standing === 'asked' || newest?.standing === 'approved'
  return (
    <section className={styles.root} aria-label={t('signOff.title')}>
      {!newest && <EmptyState title={t('signOff.none')} text={t('signOff.noneText')} />}
      <VoidedNotice rounds={data.rounds} />
      {newest && <Awaiting round={newest} />}
      {stands && <SinceRequest answer={data} />}
      {newest && <ShownRound projectId={projectId} round={newest} />}
      {mayEdit && (
        <div className={styles.head}>
          {!stands && <RequestSignOffButton projectId={projectId} documentId={documentId} />}
          {stands && (
            <CommandDialog
              type="WithdrawSignOffRequest"
              buttonProps={{}}
              data={(fields) => ({ projectId, documentId, round: newest.round, reason: fields.text('reason') })}
              check={(fields) => missing(fields, { reason: 'field.required' })}
            >
              <Text>{t('signOff.withdrawText')}</Text>
              <LongTextField name="reason" label={t('signOff.withdrawReason')} required />
            </CommandDialog>
          )}
        </div>
      )}
      {earlier.length > 0 && (
        <Accordion collapsible>
          <AccordionItem value="earlier">
            <AccordionHeader as="h3">{t('signOff.earlier')}</AccordionHeader>
            <AccordionPanel className={styles.root}>
              {earlier.map((round) => (
                <ShownRound key={round.round} projectId={projectId} round={round} />
              ))}
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </section>
  )
}

/** Says whom a round waits for in vain, and what can be done. */
function Awaiting({ round: { approvers } }: { round: SignOffRound }) {
  const { t } = useTranslation()
  const absent = approvers.filter(({ hasAccess }) => !hasAccess)
  if (absent.length === 0) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('signOff.awaitsInVain')}</MessageBarTitle>
        {t('signOff.awaitsInVainText', { names: absent.map(({ name }) => name ?? t('signOff.erased')).join(', ') })}
      </MessageBarBody>
    </MessageBar>
  )
}

/** Names what shows something else of the project today than what was asked about. */
function SinceRequest({ answer: { since, current } }: { answer: Answer<'signOff'> }) {
  const { t } = useTranslation()
  if (since.length === 0) return null
  const { sections } = JSON.parse(current?.content ?? '{"sections":[]}') as DocumentContent
  const changed = new Set(since.map(({ fieldId }) => fieldId))
  const names = sections.flatMap(({ fields }) =>
    fields.filter(({ fieldId }) => changed.has(fieldId)).map(({ name }) => name),
  )
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('signOff.sinceTitle')}</MessageBarTitle>
        {t('signOff.sinceText', { fields: names.join(', ') })}
      </MessageBarBody>
    </MessageBar>
  )
}
