import { makeStyles, mergeClasses, Select, Text, tokens } from '@fluentui/react-components'
import type { Feature } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { FailureBar } from '../platform/layout/FailureBar'
import { InnerLink } from '../platform/layout/InnerLink'
import { Loading } from '../platform/layout/Loading'
import { MessageBar, MessageBarBody } from '../platform/layout/MessageBar'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useNarrow } from '../platform/layout/useNarrow'
import { usePast } from '../platform/server/past'
import { useQuery } from '../platform/server/useQuery'
import { ActionRegisterSection } from './settings/ActionRegisterSection'
import { BehaviourSection } from './settings/BehaviourSection'
import { EndSection } from './settings/EndSection'
import { GeneralSection } from './settings/GeneralSection'
import { HolidaysSection } from './settings/HolidaysSection'
import { ImportSection } from './settings/ImportSection'
import { LockedFieldsSection } from './settings/LockedFieldsSection'
import { PeopleSection } from './settings/PeopleSection'
import { RetentionSection } from './settings/RetentionSection'
import { StepsSection } from './settings/StepsSection'
import { TagsSection } from './settings/TagsSection'
import { WorkTimeSection } from './settings/WorkTimeSection'
import { useProjectRights } from './useProjectRights'

export type SectionProps = { project: Answer<'project'>; manages: boolean }
type Section = {
  Content: ComponentType<SectionProps>
  /** What one needs to be able to edit to change it; without one, the section itself says what is open to whom. */
  feature?: Feature
  /** Whether it is open to more than those who manage. */
  forTeam?: true
}

const sections: Record<string, Section> = {
  general: { Content: GeneralSection, feature: 'projects' },
  people: { Content: PeopleSection, feature: 'projects' },
  steps: { Content: StepsSection, feature: 'tasks' },
  locks: { Content: LockedFieldsSection, feature: 'tasks' },
  tags: { Content: TagsSection, feature: 'tasks' },
  behaviour: { Content: BehaviourSection, feature: 'tasks' },
  workTime: { Content: WorkTimeSection, feature: 'tasks' },
  holidays: { Content: HolidaysSection, feature: 'tasks' },
  imports: { Content: ImportSection, feature: 'imports', forTeam: true },
  register: { Content: ActionRegisterSection },
  retention: { Content: RetentionSection },
  end: { Content: EndSection },
}
const first: Section = { Content: GeneralSection, feature: 'projects' }

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '24px',
    paddingBottom: '24px',
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  list: { display: 'flex', flexDirection: 'column', gap: '2px' },
  item: {
    position: 'relative',
    padding: '4px 10px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 3px 0 0 ${tokens.colorBrandStroke1}`,
  },
  section: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '760px', minWidth: 0 },
  about: { color: tokens.colorNeutralForeground2 },
})

/** A project's settings by section, each with its own address. Only a user who manages the project sees the buttons. */
export function ProjectSettingsScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const { projectId = '', section: wanted = 'general' } = useParams()
  const section = Object.hasOwn(sections, wanted) ? wanted : 'general'
  const { data: project, error, mutate } = useQuery('project', { projectId })
  const { can, leads } = useProjectRights(projectId)
  const { Content, feature, forTeam } = sections[section] ?? first
  const past = usePast()
  const hasRole = leads || forTeam === true
  const manages = feature === undefined || (hasRole && can(feature, 'editOnly'))
  const at = (name: string) => addresses.settings(projectId, name)
  if (!project) return error ? <FailureBar failure={error} onRetry={() => void mutate()} /> : <Loading />

  return (
    <div className={styles.root}>
      {narrow ? (
        <Select
          aria-label={t('settings.sections')}
          value={section}
          onChange={(_, { value }) => void navigate(at(value))}
        >
          {Object.keys(sections).map((name) => (
            <option key={name} value={name}>
              {t(`settings.${name}.title`)}
            </option>
          ))}
        </Select>
      ) : (
        <nav className={styles.list} aria-label={t('settings.sections')}>
          {Object.keys(sections).map((name) => (
            <InnerLink
              key={name}
              to={at(name)}
              className={mergeClasses(styles.item, name === section && styles.current)}
              {...(name === section && { 'aria-current': 'page' as const })}
            >
              {t(`settings.${name}.title`)}
            </InnerLink>
          ))}
        </nav>
      )}
      <section className={styles.section} aria-labelledby="section-title">
        <div>
          <SectionTitle id="section-title">{t(`settings.${section}.title`)}</SectionTitle>
          <Text className={styles.about}>{t(`settings.${section}.about`)}</Text>
        </div>
        {!manages && !past && (
          <MessageBar layout="multiline">
            <MessageBarBody>
              {t(forTeam ? 'settings.noImport' : hasRole ? 'settings.noRight' : 'settings.readOnly')}
            </MessageBarBody>
          </MessageBar>
        )}
        <Content project={project} manages={manages} />
      </section>
    </div>
  )
}
