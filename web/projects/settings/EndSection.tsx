import { Button, Card, MessageBar, MessageBarBody, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { looksLikeEmail } from '../../identity/looksLikeEmail'
import { CommandDialog } from '../../platform/CommandDialog'
import { ConfirmDialog } from '../../platform/ConfirmDialog'
import { TextField } from '../../platform/fields'
import { useCommand } from '../../platform/useCommand'
import type { SectionProps } from '../ProjectSettingsScreen'

const useStyles = makeStyles({ card: { alignItems: 'flex-start' } })

/** What has no way back: handing the project over, leaving it, deleting it. */
export function EndSection({ project: { projectId, pitch }, owns }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const { run } = useCommand()
  const gone = (done: boolean) => {
    if (done) void navigate('/my-projects')
    return done
  }
  return (
    <>
      {owns ? (
        <>
          <Card className={styles.card}>
            <Subtitle2 as="h3">{t('command.TransferProject')}</Subtitle2>
            <Text>{t('settings.end.transfer')}</Text>
            <CommandDialog
              type="TransferProject"
              buttonProps={{}}
              check={({ text }) => (looksLikeEmail(text('email').trim()) ? {} : { email: 'email.invalid' })}
              data={({ text }) => ({ projectId, email: text('email').trim() })}
            >
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{t('settings.end.transferWarning')}</MessageBarBody>
              </MessageBar>
              <TextField name="email" type="email" required />
            </CommandDialog>
          </Card>
          <Card className={styles.card}>
            <Subtitle2 as="h3">{t('command.DeleteProject')}</Subtitle2>
            <Text>{t('settings.end.delete')}</Text>
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
          </Card>
        </>
      ) : (
        <Card className={styles.card}>
          <Subtitle2 as="h3">{t('command.LeaveProject')}</Subtitle2>
          <Text>{t('settings.end.leave')}</Text>
          <ConfirmDialog
            trigger={<Button>{t('command.LeaveProject')}</Button>}
            title={t('command.LeaveProject')}
            action={t('command.LeaveProject')}
            onConfirm={async () => gone(await run('LeaveProject', { projectId }, { done: t('done.LeaveProject') }))}
          >
            {t('settings.end.leaveWarning', { pitch })}
          </ConfirmDialog>
        </Card>
      )}
    </>
  )
}
