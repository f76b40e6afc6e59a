import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Text,
  tokens,
} from '@fluentui/react-components'
import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import type { SigningAct } from '@prumo/contracts/documents/signingTexts'
import { showInstant } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { useMachine } from '@xstate/react'
import { type Ref, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { TextLink } from '../platform/layout/TextLink'
import { useQuery } from '../platform/server/api'
import { useSession } from '../platform/session/useAccess'
import { useLanguage } from '../platform/texts/useLanguage'
import { ApproverList } from './ApproverList'
import { ConsentText } from './ConsentText'
import { ContentComparison } from './ContentComparison'
import { documentApprovalMachine } from './documentApprovalMachine'
import { ReceiptLinks } from './ReceiptLinks'
import { SignDialog } from './SignDialog'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  actions: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** What keys may do with the document that is open. */
export type Decide = (act: 'accept' | 'approve' | 'return') => void
type Place = { projectId: string; documentId: string }
type Props = Place & { decide: Ref<Decide>; onClosed: () => void }

/** The document that is open for decision, in its newest round. */
export function ApprovalPane({ projectId, documentId, decide, onClosed }: Props) {
  const { data, error, mutate } = useQuery('signOff', { projectId, documentId })
  const userId = useSession()?.profile
  if (error) return <FailureBar failure={error} onRetry={() => void mutate()} />
  const [newest] = data?.rounds ?? []
  if (!data || !newest || !data.current) return <Loading />
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
  const styles = useStyles()
  const { rounds, current, lastAccepted, since } = answer
  const { round = 0, contentHash = '', approvers = [] } = rounds[0] ?? {}
  const [state, emit] = useMachine(documentApprovalMachine, {
    input: {
      seen: { projectId, documentId, round, contentHash },
      isViewed: !!approver?.viewedAt,
      isAccepted: !!approver?.acceptedAt,
    },
  })
  useImperativeHandle(decide, () => (act) => emit({ type: act }))
  const { failure, signature, signatureId } = state.context
  const isWriting = ['writing', 'signing', 'authenticating', 'confirming'].some((stage) =>
    state.matches(stage as never),
  )
  const isUndecided = approver?.acceptedAt === null && approver.decidedAt === null && !state.matches('signed')
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
      <Text as="h2" size={500} weight="semibold" style={{ margin: 0 }}>
        {now.title}
      </Text>
      <TextLink to={addresses.document(projectId, documentId)}>{t('approval.openDocument')}</TextLink>
      {state.matches('changed') && <ChangedNotice />}
      {state.matches('signed') && <SignedNotice act={signature.act} signatureId={signatureId} />}
      {approver?.acceptedAt && (
        <Text>{t('approval.acceptedAt', { at: showInstant(approver.acceptedAt, language) })}</Text>
      )}
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
      <div className={styles.actions}>
        {state.matches('viewed') && <ConsentText />}
        {state.matches('viewed') && (
          <Button appearance="primary" onClick={() => emit({ type: 'accept' })}>
            {t('command.AcceptSignOff')}
          </Button>
        )}
        {state.matches('accepted') && (
          <Button appearance="primary" onClick={() => emit({ type: 'approve' })}>
            {t('command.ApproveDocument')}
          </Button>
        )}
        {(state.matches('viewed') || state.matches('accepted')) && (
          <Button onClick={() => emit({ type: 'return' })}>{t('command.ReturnDocument')}</Button>
        )}
      </div>
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

function SignedNotice({ act, signatureId }: { act: SigningAct; signatureId: string }) {
  const { t } = useTranslation()
  return (
    <MessageBar intent="success" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{t(act === 'approve' ? 'approval.signedApprove' : 'approval.signedReturn')}</MessageBarTitle>
        <ReceiptLinks signatureId={signatureId} />
      </MessageBarBody>
    </MessageBar>
  )
}
