import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components'
import { type SigningAct, signingSentences } from '@prumo/contracts/documents/signingTexts'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentFile } from '../discussion/sendFile'
import { useUploads } from '../discussion/useUploads'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { SignedFilesField } from './SignedFilesField'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  sentence: {
    margin: 0,
    padding: '8px 12px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
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

/** Where somebody signs: what they have to say, the very sentence that they sign, and the password where the server asks for it. */
export function SignDialog(props: Props) {
  const {
    projectId,
    documentId,
    act,
    text,
    signedBefore,
    contentHash,
    failure,
    asksForPassword,
    busy,
    onSign,
    onPassword,
    onCancel,
  } = props
  const { t, i18n } = useTranslation()
  const styles = useStyles()
  const language = i18n.language as Language
  const [written, setWritten] = useState(text)
  const [files, setFiles] = useState<readonly SentFile[]>(signedBefore)
  const uploads = useUploads({
    projectId,
    documentId,
    onArrived: async (file) => setFiles((before) => [...before, file]),
  })
  const isSending = uploads.uploads.some(({ failure: why }) => !why)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || isSending) return
    if (asksForPassword) return onPassword(password)
    const lacksReason = act === 'return' && written.trim() === ''
    setMissing(lacksReason)
    if (!lacksReason) onSign(written, files)
  }
  const command = act === 'approve' ? 'ApproveDocument' : 'ReturnDocument'
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onCancel()}>
      <DialogSurface>
        <form onSubmit={submit} noValidate>
          <DialogBody>
            <DialogTitle>{t(`command.${command}`)}</DialogTitle>
            <DialogContent className={styles.content}>
              {asksForPassword ? (
                <>
                  <Text>{t('approval.passwordText')}</Text>
                  <Field label={t('approval.password')}>
                    <Input
                      type="password"
                      autoComplete="current-password"
                      autoFocus
                      value={password}
                      onChange={(_, { value }) => setPassword(value)}
                    />
                  </Field>
                </>
              ) : (
                <>
                  <Field
                    label={t(act === 'approve' ? 'approval.opinion' : 'approval.reason')}
                    required={act === 'return'}
                    {...(isMissing && { validationMessage: t('approval.reasonMissing') })}
                  >
                    <Textarea
                      autoFocus
                      rows={4}
                      resize="vertical"
                      maxLength={act === 'approve' ? 5000 : 2000}
                      value={written}
                      onChange={(_, { value }) => setWritten(value)}
                    />
                  </Field>
                  <SignedFilesField
                    files={files}
                    uploads={uploads}
                    onRemove={(fileId) => setFiles((before) => before.filter((file) => file.fileId !== fileId))}
                  />
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
              )}
              <FailureBar failure={failure} />
            </DialogContent>
            <DialogActions>
              <Button onClick={onCancel}>{t('cancel')}</Button>
              <Button appearance="primary" type="submit" disabledFocusable={busy || isSending}>
                {t(asksForPassword ? 'approval.confirm' : 'approval.sign')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
