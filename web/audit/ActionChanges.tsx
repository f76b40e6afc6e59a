import { makeStyles, tokens } from '@fluentui/react-components'
import { denialEvents } from '@prumo/contracts/audit/denials'
import { type ChangeText, describeChanges } from '@prumo/contracts/audit/describeChanges'
import type { Action } from '@prumo/contracts/audit/queries'
import type { Wording } from '@prumo/contracts/audit/wording'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { DrawerHeading } from './DrawerHeading'
import { Fact, FactList } from './FactList'

const useStyles = makeStyles({
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    marginBottom: '20px',
    '& th': { textAlign: 'left', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
    '& th, & td': {
      padding: '6px 8px 6px 0',
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
  },
})

/** A denial changed nothing: it has no before and after. */
export const isDenial = ({ kind }: Action) => Object.hasOwn(denialEvents, kind)

/** What an action changed, or what was denied; what only matters to whoever checks the record stands apart. */
export function ActionChanges({ action, wording }: { action: Action; wording: Wording }) {
  const { t } = useTranslation()
  const changes = describeChanges(action, wording)
  const Content = isDenial(action) ? Denied : Changes
  return (
    <>
      <Section
        title={t(isDenial(action) ? 'actionLog.denied' : 'actionLog.changes')}
        changes={changes.filter(({ technical }) => !technical)}
        content={Content}
      />
      <Section
        title={t('actionLog.technical')}
        changes={changes.filter(({ technical }) => technical)}
        content={Content}
      />
    </>
  )
}

type ContentProps = { changes: readonly ChangeText[] }

function Section({
  title,
  changes,
  content: Content,
}: ContentProps & { title: string; content: ComponentType<ContentProps> }) {
  if (changes.length === 0) return null
  return (
    <>
      <DrawerHeading>{title}</DrawerHeading>
      <Content changes={changes} />
    </>
  )
}

function Denied({ changes }: ContentProps) {
  return (
    <FactList>
      {changes.map(({ field, label, after }) => (
        <Fact key={field} name={label}>
          {after}
        </Fact>
      ))}
    </FactList>
  )
}

function Changes({ changes }: ContentProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('actionLog.fieldColumn')}</th>
          <th scope="col">{t('actionLog.before')}</th>
          <th scope="col">{t('actionLog.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, label, before, after }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{before ?? '—'}</td>
            <td>{after ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
