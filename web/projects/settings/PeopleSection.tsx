import { Checkbox, MenuItem, makeStyles, Text, tokens } from '@fluentui/react-components'
import { fullName } from '@prumo/contracts/markedNames'
import type { ProjectPerson } from '@prumo/contracts/projects/queries'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../../platform/forms/CommandDialog'
import { useFieldError } from '../../platform/forms/fieldErrors'
import type { Fields } from '../../platform/forms/formFields'
import { looksLikeEmail } from '../../platform/forms/looksLikeEmail'
import { Initials } from '../../platform/layout/Initials'
import { MoreMenu } from '../../platform/layout/MoreMenu'
import { QuietText } from '../../platform/layout/QuietText'
import { RoomyBadge } from '../../platform/layout/RoomyBadge'
import { look } from '../../platform/look/look'
import { useCommand } from '../../platform/server/useCommand'
import { ColleagueField } from '../ColleagueField'
import { NoColleagues } from '../NoColleagues'
import type { SectionProps } from '../ProjectSettingsScreen'
import { useProjectRights } from '../useProjectRights'

const options = ['team', 'stakeholder'] as const

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  person: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  who: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  roles: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    justifyContent: 'flex-end',
    whiteSpace: 'nowrap',
    flexShrink: 0,
    maxWidth: '50%',
  },
  left: { margin: '12px 0 2px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  error: { color: look.colour.wrong },
})

/** Who takes part, as what, and how somebody gets in. */
export function PeopleSection({ project, manages }: SectionProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <>
      {manages && (
        <div>
          <CommandDialog
            type="ShareProject"
            buttonProps={{ appearance: 'primary' }}
            check={(fields) => ({ ...checked(fields), ...leftBefore(fields, project) })}
            data={({ text, all }) => ({ projectId: project.projectId, email: text('email').trim(), as: all('as') })}
          >
            <ColleagueField
              name="email"
              required
              hint={t('wizard.accountHint')}
              takePart={project.people.map(({ email }) => email)}
            />
            <NoColleagues />
            <ShareAs />
          </CommandDialog>
        </div>
      )}
      <ul className={styles.list}>
        {project.people.map((person) => (
          <li key={person.userId} className={styles.person}>
            <Initials name={nameOf(person, t)} />
            <div className={styles.who}>
              <div>{nameOf(person, t)}</div>
              <QuietText>{person.email}</QuietText>
            </div>
            <div className={styles.roles}>
              {person.owner && <RoomyBadge appearance="filled">{t('role.owner')}</RoomyBadge>}
              {person.roles.map((role) => (
                <RoomyBadge key={role} appearance="tint">
                  {t(`role.${role}`)}
                </RoomyBadge>
              ))}
            </div>
            {manages && !person.owner && <PersonMenu person={person} projectId={project.projectId} />}
          </li>
        ))}
      </ul>
      {manages && project.left.length > 0 && <Left project={project} />}
    </>
  )
}

/** Who left by themselves: whoever manages reads before trying that the owner alone lets them in again. */
function Left({ project: { left } }: Pick<SectionProps, 'project'>) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <section aria-labelledby="left">
      <h3 id="left" className={styles.left}>
        {t('settings.people.left')}
      </h3>
      <QuietText>{t('settings.people.leftAbout')}</QuietText>
      <ul className={styles.list}>
        {left.map((person) => (
          <li key={person.userId} className={styles.person}>
            <Initials name={nameOf(person, t)} gone />
            <div className={styles.who}>
              <div>{nameOf(person, t)}</div>
              <QuietText>{person.email}</QuietText>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = (person: Pick<ProjectPerson, 'name' | 'lastName' | 'mark'>, t: TFunction) =>
  fullName(person) || t('person.erased')

/** The owner alone lets somebody in again who left; others need not send it to read so. */
const leftBefore = ({ text }: Fields, { role, left }: SectionProps['project']): Record<string, string> => {
  const email = text('email').trim().toLowerCase()
  return role !== 'owner' && left.some((person) => person.email.toLowerCase() === email)
    ? { email: 'project.leftByThemself' }
    : {}
}

const checked = ({ text, all }: Fields): Record<string, string> => ({
  ...(!looksLikeEmail(text('email').trim()) && { email: 'email.invalid' }),
  ...(all('as').length === 0 && { as: 'share.missing' }),
})

function ShareAs() {
  const { t } = useTranslation()
  const styles = useStyles()
  const code = useFieldError('as')
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0 }}>{t('field.shareAs')}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          name="as"
          value={option}
          label={t(`role.${option}`)}
          defaultChecked={option === 'team'}
        />
      ))}
      {code && (
        <Text block role="alert" className={styles.error}>
          {t(`error.${code}`)}
        </Text>
      )}
    </fieldset>
  )
}

function PersonMenu({ person, projectId }: { person: ProjectPerson; projectId: string }) {
  const { t } = useTranslation()
  const { run } = useCommand()
  const { userId, email, roles } = person
  const { can } = useProjectRights(projectId)
  const as = options.filter((option) => roles.includes(option))
  const shareAgain = async () => {
    const shared = await run('ShareProject', { projectId, email, as: as.length > 0 ? as : ['team'] })
    if (shared && roles.includes('manager')) await run('AppointManager', { projectId, userId })
  }
  return (
    <MoreMenu label={t('settings.people.actions', { name: nameOf(person, t) })}>
      {can('projects', 'totalControl') && !roles.includes('manager') && (
        <MenuItem onClick={() => void run('AppointManager', { projectId, userId }, { done: t('done.AppointManager') })}>
          {t('command.AppointManager')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() =>
          void run(
            'UnshareProject',
            { projectId, userId },
            { done: t('done.UnshareProject'), undo: () => void shareAgain() },
          )
        }
      >
        {t('command.UnshareProject')}
      </MenuItem>
    </MoreMenu>
  )
}
