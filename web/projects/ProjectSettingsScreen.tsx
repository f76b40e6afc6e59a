import {
  MessageBar,
  MessageBarBody,
  makeStyles,
  mergeClasses,
  Select,
  Subtitle1,
  Text,
  tokens,
} from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useNavigate, useParams } from 'react-router-dom'
import { useQuery } from '../platform/api'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { useNarrow } from '../platform/useNarrow'
import { ActionRegisterSection } from './settings/ActionRegisterSection'
import { BehaviourSection } from './settings/BehaviourSection'
import { EndSection } from './settings/EndSection'
import { GeneralSection } from './settings/GeneralSection'
import { ImportSection } from './settings/ImportSection'
import { LockedFieldsSection } from './settings/LockedFieldsSection'
import { PeopleSection } from './settings/PeopleSection'
import { StepsSection } from './settings/StepsSection'
import { TagsSection } from './settings/TagsSection'
import { useProjectRights } from './useProjectRights'

export type SectionProps = { project: Answer<'project'>; manages: boolean; owns: boolean }

const sections: Record<string, ComponentType<SectionProps>> = {
  general: GeneralSection,
  people: PeopleSection,
  steps: StepsSection,
  locks: LockedFieldsSection,
  tags: TagsSection,
  behaviour: BehaviourSection,
  imports: ImportSection,
  register: ActionRegisterSection,
  end: EndSection,
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '32px',
    paddingBottom: '32px',
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  list: { display: 'flex', flexDirection: 'column', gap: '2px' },
  item: {
    position: 'relative',
    padding: '6px 10px',
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

/** What can be set in a project, a section at a time, each with its own address. Who does not manage it sees it without its buttons. */
export function ProjectSettingsScreen() {
  const { t } = useTranslation()
  const styles = useStyles()
  const navigate = useNavigate()
  const narrow = useNarrow()
  const { projectId = '', section = 'general' } = useParams()
  const { data: project, error, mutate } = useQuery('project', { projectId })
  const { manages, owns } = useProjectRights(projectId)
  const Section = sections[section] ?? GeneralSection
  const at = (name: string) => `/projects/${projectId}/settings/${name}`
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
            <NavLink key={name} to={at(name)} className={mergeClasses(styles.item, name === section && styles.current)}>
              {t(`settings.${name}.title`)}
            </NavLink>
          ))}
        </nav>
      )}
      <section className={styles.section} aria-labelledby="section-title">
        <div>
          <Subtitle1 as="h2" block id="section-title">
            {t(`settings.${section}.title`)}
          </Subtitle1>
          <Text className={styles.about}>{t(`settings.${section}.about`)}</Text>
        </div>
        {!manages && (
          <MessageBar>
            <MessageBarBody>{t('settings.readOnly')}</MessageBarBody>
          </MessageBar>
        )}
        <Section project={project} manages={manages} owns={owns} />
      </section>
    </div>
  )
}
