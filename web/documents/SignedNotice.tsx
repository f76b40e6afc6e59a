import type { SigningAct } from '@prumo/contracts/documents/signingTexts'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { ReceiptLinks } from './ReceiptLinks'

/** What the reader has signed, with its receipt. */
export function SignedNotice({ act, signatureId }: { act: SigningAct; signatureId: string }) {
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
