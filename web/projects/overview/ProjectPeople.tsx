import { makeStyles } from '@fluentui/react-components'
import { projectRoles } from '@prumo/contracts/access'
import { fullName } from '@prumo/contracts/markedNames'
import type { ProjectPerson } from '@prumo/contracts/projects/queries'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { Initials } from '../../platform/layout/Initials'
import { QuietText } from '../../platform/layout/QuietText'
import { useQuery } from '../../platform/server/useQuery'
import { managersFirst } from './managersFirst'
import { mostShown } from './mostShown'
import { OverviewSection } from './OverviewSection'
import { useRowList } from './useRowList'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    gap: '0 16px',
    paddingTop: '4px',
  },
  person: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0, minHeight: '32px' },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

/** Who is in a project and as what: who manages it first. */
export function ProjectPeople({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const list = useRowList()
  return (
    <OverviewSection
      name={t('overview.people')}
      answer={useQuery('project', { projectId })}
      count={({ people }) => people.length}
      link={() => ({ to: addresses.settings(projectId, 'people'), text: t('overview.seePeople') })}
      empty={t('overview.noPeople')}
      isEmpty={({ people }) => people.length === 0}
      rows={2}
    >
      {({ people }) => (
        <ul className={`${list.root} ${styles.list}`}>
          {managersFirst(people)
            .slice(0, mostShown)
            .map((person) => (
              <Person key={person.userId} person={person} />
            ))}
        </ul>
      )}
    </OverviewSection>
  )
}

function Person({ person }: { person: ProjectPerson }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { owner, roles } = person
  const whole = fullName(person) || t('actionLog.actor.user')
  const what = [...(owner ? ['owner'] : []), ...projectRoles.filter((role) => roles.includes(role))]
    .map((role) => t(`role.${role}`))
    .join(', ')
  return (
    <li className={styles.person}>
      <span aria-hidden="true">
        <Initials name={whole} />
      </span>
      <span className={styles.name} title={`${whole} · ${what}`}>
        {whole} <QuietText>{what}</QuietText>
      </span>
    </li>
  )
}
