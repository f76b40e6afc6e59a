import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import type { Answer } from '@prumo/contracts/index'
import { useMachine } from '@xstate/react'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useShowInstant } from '../platform/formats/useShowInstant'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { TextLink } from '../platform/layout/TextLink'
import { PeopleAtItem } from '../platform/presence/PeopleAtItem'
import { useQuery } from '../platform/server/useQuery'
import { useSession } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { ApproverList } from './ApproverList'
import { ContentComparison } from './ContentComparison'
import { DecisionBar } from './DecisionBar'
import { documentApprovalMachine } from './documentApprovalMachine'
import { SignDialog } from './SignDialog'
import { SignedNotice } from './SignedNotice'
import { signingDrafts } from './signingDrafts'
import { VoidedNotice } from './VoidedNotice'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  links: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px' },
})

/** What keys may do with the document that is open. */
export type Decide = (act: 'accept' | 'approve' | 'return') => void
type Place = { projectId: string; documentId: string }
type Props = Place & { decide: Ref<Decide>; onClosed: () => void }

/** The document that is open for decision, in its newest round. */
export function ApprovalPane({ projectId, documentId, decide, onClosed }: Props) {
  const { t } = useTranslation()
  const { data, error, mutate } = useQuery('signOff', { projectId, documentId })
  const userId = useSession()?.profile
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  const [newest] = data?.rounds ?? []
  if (data && !newest) return <EmptyState title={t('signOff.none')} text={t('signOff.noneText')} />
  if (!data?.current || !newest) return <Loading />
  const mine = newest.approvers.find((approver) => approver.userId === userId)
  return (
    <Deciding
      key={`${documentId}/${newest.round}`}
      projectId={projectId}
      documentId={documentId}
      decide={decide}
      onClosed={onClosed}
      answer={data}
      approver={mine}
    />
  )
}

type Deciding = Props & {
  answer: Answer<'signOff'>
  approver: Answer<'signOff'>['rounds'][number]['approvers'][number] | undefined
}

function Deciding({ projectId, documentId, answer, approver, decide, onClosed }: Deciding) {
  const { t } = useTranslation()
  const language = useLanguage()
  const showInstant = useShowInstant()
  const styles = useStyles()
  const { rounds, current, lastAccepted, since } = answer
  const { round = 0, contentHash = '', approvers = [], standing } = rounds[0] ?? {}
  const mayDecide = standing === 'asked' && approver?.decidedAt === null
  const [state, emit] = useMachine(documentApprovalMachine, {
    input: {
      seen: { projectId, documentId, round, contentHash },
      isViewed: !!approver?.viewedAt,
      isAccepted: !!approver?.acceptedAt,
      mayDecide,
    },
  })
  useImperativeHandle(decide, () => (act) => mayDecide && emit({ type: act }))
  const { failure, signature, signatureId } = state.context
  const isWriting = ['writing', 'signing', 'authenticating', 'confirming'].some((stage) =>
    state.matches(stage as never),
  )
  const isSigned = state.matches('signed')
  const decision = isSigned ? { act: signature.act, signatureId } : decisionOf(approver)
  useEffect(() => {
    if (isSigned) signingDrafts.drop(documentId, signature.act)
  }, [isSigned, documentId, signature.act])
  const isUndecided = approver?.acceptedAt === null && approver.decidedAt === null && !isSigned
  const now = JSON.parse(current?.content ?? '{}') as DocumentContent
  const before = lastAccepted && {
    round: lastAccepted.round,
    content: JSON.parse(lastAccepted.content) as DocumentContent,
  }
  const cancel = () => {
    emit({ type: 'cancel' })
    onClosed()
  }
  return (
    <article className={styles.root} aria-label={now.title}>
      <Heading title={now.title} projectId={projectId} documentId={documentId} />
      {state.matches('changed') && <ChangedNotice />}
      {decision && <SignedNotice {...decision} />}
      {!decision && approver && !mayDecide && <Text>{t('error.signOff.notAsked')}</Text>}
      <VoidedNotice rounds={rounds} />
      {approver?.acceptedAt && <Text>{t('approval.acceptedAt', { at: showInstant(approver.acceptedAt) })}</Text>}
      <ContentComparison
        before={before}
        now={now}
        isFirst={isUndecided && !state.context.isAccepted}
        since={new Map(since.map((field) => [field.fieldId, field.now]))}
      />
      <section>
        <Text as="h3" weight="semibold">
          {t('approval.others')}
        </Text>
        <ApproverList projectId={projectId} approvers={approvers} />
      </section>
      {!isWriting && !state.matches('changed') && (
        <FailureBar failure={failure} {...(state.matches('unopened') && { onRetry: () => emit({ type: 'retry' }) })} />
      )}
      {mayDecide && <DecisionBar stage={String(state.value)} onAct={(type) => emit({ type })} />}
      {isWriting && (
        <SignDialog
          act={signature.act}
          text={signature.text}
          signedBefore={signature.attachments}
          projectId={projectId}
          documentId={documentId}
          contentHash={contentHash}
          failure={failure}
          asksForPassword={state.matches('authenticating') || state.matches('confirming')}
          busy={state.matches('signing') || state.matches('confirming')}
          onSign={(text, attachments) => emit({ type: 'sign', text, attachments, language })}
          onPassword={(password) => emit({ type: 'authenticate', password })}
          onCancel={cancel}
        />
      )}
    </article>
  )
}

function Heading({ title, projectId, documentId }: Place & { title: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      <Text as="h2" size={500} weight="semibold" style={{ margin: 0 }}>
        {title}
      </Text>
      <div className={styles.links}>
        <TextLink to={addresses.document(projectId, documentId)}>{t('approval.openDocument')}</TextLink>
        <TextLink to={addresses.project(projectId)}>{t('approval.openProject')}</TextLink>
        <PeopleAtItem id={documentId} />
      </div>
    </>
  )
}

function ChangedNotice() {
  const { t } = useTranslation()
  return (
    <MessageBar intent="warning" layout="multiline" role="alert">
      <MessageBarBody>
        <MessageBarTitle>{t('approval.changedTitle')}</MessageBarTitle>
        {t('approval.changedText')}
      </MessageBarBody>
    </MessageBar>
  )
}

/** How somebody has decided already, where they have signed it. */
const decisionOf = (approver: Deciding['approver']) =>
  approver?.act && approver.signatureId ? { act: approver.act, signatureId: approver.signatureId } : undefined
