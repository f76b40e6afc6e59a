import { Button, Dialog, Field, Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components'
import { type SigningAct, signingSentences } from '@prumo/contracts/documents/signingTexts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentFile } from '../discussion/sendFile'
import { useUploads } from '../discussion/useUploads'
import { DialogPanel } from '../platform/forms/DialogPanel'
import { useCommandForm } from '../platform/forms/useCommandForm'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { useLanguage } from '../platform/texts/useLanguage'
import { SignedFilesField } from './SignedFilesField'
import { signingDrafts } from './signingDrafts'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  sentence: {
    margin: 0,
    padding: '8px 12px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  sign: { whiteSpace: 'nowrap' },
  hash: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
})

type Props = {
  projectId: string
  documentId: string
  act: SigningAct
  text: string
  signedBefore: readonly SentFile[]
  contentHash: string
  failure: Failure | undefined
  asksForPassword: boolean
  busy: boolean
  onSign: (text: string, files: readonly SentFile[]) => void
  onPassword: (password: string) => void
  onCancel: () => void
}

/** Where somebody signs: their opinion or reason, the sentence that they sign, and the password if it is needed. */
export function SignDialog(props: Props) {
  const { projectId, documentId, act, text, signedBefore, contentHash } = props
  const { failure, asksForPassword, busy, onSign, onPassword, onCancel } = props
  const { t } = useTranslation()
  const styles = useStyles()
  const [kept] = useState(() => signingDrafts.of(documentId, act))
  const [written, setWritten] = useState(kept?.text ?? text)
  const [files, setFiles] = useState<readonly SentFile[]>(kept?.files ?? signedBefore)
  useEffect(() => signingDrafts.keep(documentId, act, { text: written, files }), [documentId, act, written, files])
  const uploads = useUploads({
    projectId,
    documentId,
    onArrived: async (file) => setFiles((before) => [...before, file]),
  })
  const isWaiting = busy || uploads.uploads.some((upload) => !upload.failure)
  const form = useCommandForm({
    check: (fields) =>
      act === 'return' && fields.has('text') && !isWaiting && fields.text('text').trim() === ''
        ? { text: 'approval.reasonMissing' }
        : {},
    onSubmit: async (fields) => {
      if (isWaiting) return
      if (asksForPassword) onPassword(fields.text('password'))
      else onSign(written, files)
    },
  })
  const command = act === 'approve' ? 'ApproveDocument' : 'ReturnDocument'
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onCancel()}>
      <DialogPanel
        title={t(`command.${command}`)}
        form={form.props}
        className={styles.content}
        actions={
          <>
            <Button onClick={onCancel}>{t('cancel')}</Button>
            <Button appearance="primary" type="submit" disabledFocusable={isWaiting} className={styles.sign}>
              {t(asksForPassword ? 'approval.confirm' : 'approval.sign')}
            </Button>
          </>
        }
      >
        {asksForPassword ? (
          <PasswordProof />
        ) : (
          <>
            <WrittenField act={act} text={written} isMissing={'text' in form.errors} onChange={setWritten} />
            <SignedFilesField
              files={files}
              uploads={uploads}
              onRemove={(fileId) => setFiles((before) => before.filter((file) => file.fileId !== fileId))}
            />
            <WhatIsSigned act={act} contentHash={contentHash} />
          </>
        )}
        <FailureBar failure={failure} />
      </DialogPanel>
    </Dialog>
  )
}

function PasswordProof() {
  const { t } = useTranslation()
  return (
    <>
      <Text>{t('approval.passwordText')}</Text>
      <Field label={t('approval.password')}>
        <Input name="password" type="password" autoComplete="current-password" autoFocus />
      </Field>
    </>
  )
}

type WrittenProps = { act: SigningAct; text: string; isMissing: boolean; onChange: (text: string) => void }

/** An opinion, or why a document is returned. */
function WrittenField({ act, text, isMissing, onChange }: WrittenProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={t(act === 'approve' ? 'approval.opinion' : 'approval.reason')}
      required={act === 'return'}
      {...(isMissing && { validationMessage: t('approval.reasonMissing') })}
    >
      <Textarea
        name="text"
        autoFocus
        rows={4}
        resize="vertical"
        maxLength={act === 'approve' ? 5000 : 2000}
        value={text}
        onChange={(_, { value }) => onChange(value)}
      />
    </Field>
  )
}

function WhatIsSigned({ act, contentHash }: Pick<Props, 'act' | 'contentHash'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  return (
    <>
      <div>
        <Text weight="semibold">{t('approval.sentence')}</Text>
        <blockquote className={styles.sentence}>{signingSentences[act][language]}</blockquote>
      </div>
      <div>
        <Text size={200}>{t('approval.hash')}</Text>
        <div className={styles.hash}>{contentHash}</div>
      </div>
      <Text size={200}>{t('signOff.simple')}</Text>
    </>
  )
}
