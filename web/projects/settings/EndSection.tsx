import { Button, Card, Field, makeStyles, Text } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { ConfirmDialog } from '../../platform/forms/ConfirmDialog'
import { looksLikeEmail } from '../../platform/forms/looksLikeEmail'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { useCommand } from '../../platform/server/useCommand'
import { useSession } from '../../platform/session/useAccess'
import { ColleagueInput } from '../ColleagueInput'
import type { SectionProps } from '../ProjectSettingsScreen'
import { useProjectRights } from '../useProjectRights'

type Deed = 'TransferProject' | 'LeaveProject' | 'DeleteProject'
const texts = { TransferProject: 'transfer', LeaveProject: 'leave', DeleteProject: 'delete' } as const

const useStyles = makeStyles({ card: { alignItems: 'flex-start' } })

/** What has no way back: handing the project over, leaving it, deleting it. What is not open to one says why. */
export function EndSection({ project }: SectionProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { run } = useCommand()
  const { can, owns } = useProjectRights(project.projectId)
  const email = useSession()?.userEmail
  const { projectId, pitch } = project
  const takesPart = project.people.some((person) => person.email === email && !person.owner)
  const gone = (done: boolean) => {
    if (done) void navigate(addresses.myProjects())
    return done
  }
  const ownersOnly = (allowed: boolean) => (owns ? allowed || t('settings.noRight') : t('settings.end.ownersOnly'))
  return (
    <>
      <Ending deed="TransferProject" open={ownersOnly(can('projects', 'editOnly'))}>
        <TransferDialog projectId={projectId} pitch={pitch} />
      </Ending>
      <Ending
        deed="LeaveProject"
        open={takesPart || t(owns ? 'error.project.ownerCannotLeave' : 'settings.end.notTakingPart')}
      >
        <ConfirmDialog
          trigger={<Button>{t('command.LeaveProject')}</Button>}
          title={t('command.LeaveProject')}
          action={t('command.LeaveProject')}
          onConfirm={async () => gone(await run('LeaveProject', { projectId }, { done: t('done.LeaveProject') }))}
        >
          {t('settings.end.leaveWarning', { pitch })}
        </ConfirmDialog>
      </Ending>
      <Ending deed="DeleteProject" open={ownersOnly(can('projects', 'totalControl'))}>
        <ConfirmDialog
          trigger={<Button>{t('command.DeleteProject')}</Button>}
          title={t('command.DeleteProject')}
          action={t('delete')}
          typed={pitch}
          onConfirm={async (typed) =>
            gone(await run('DeleteProject', { projectId, pitch: typed }, { done: t('done.DeleteProject') }))
          }
        >
          {t('settings.end.deleteWarning')}
        </ConfirmDialog>
      </Ending>
    </>
  )
}

/** Whose the project will be, and the pitch typed: the new owner alone can give it back. */
function TransferDialog({ projectId, pitch }: { projectId: string; pitch: string }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const owner = useSession()?.userEmail
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState(false)
  const transfer = async () => {
    const isEmail = looksLikeEmail(email.trim())
    setWrong(!isEmail)
    return isEmail && run('TransferProject', { projectId, email: email.trim() }, { done: t('done.TransferProject') })
  }
  return (
    <ConfirmDialog
      trigger={<Button>{t('command.TransferProject')}</Button>}
      title={t('command.TransferProject')}
      action={t('command.TransferProject')}
      typed={pitch}
      onConfirm={transfer}
    >
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>{t('settings.end.transferWarning')}</MessageBarBody>
      </MessageBar>
      <Field
        label={t('field.email')}
        required
        style={{ marginTop: 12 }}
        {...(wrong && { validationState: 'error' as const, validationMessage: t('error.email.invalid') })}
      >
        <ColleagueInput value={email} takePart={owner ? [owner] : []} onChange={setEmail} />
      </Field>
    </ConfirmDialog>
  )
}

/** One such deed; where it is not open, the reason stands in the place of its button. */
function Ending({ deed, open, children }: { deed: Deed; open: true | string; children: ReactNode }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Card className={styles.card}>
      <SectionTitle as="h3">{t(`command.${deed}`)}</SectionTitle>
      <Text>{t(`settings.end.${texts[deed]}`)}</Text>
      {open === true ? children : <Text size={200}>{open}</Text>}
    </Card>
  )
}
