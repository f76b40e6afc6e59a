import { Input, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { documentStatuses } from '@prumo/contracts/documents/documentStatus'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/api'

export const statuses = documentStatuses
export type DocumentFilters = Record<'search' | 'project' | 'status' | 'approver', string>

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  search: { width: '240px' },
  select: { maxWidth: '220px' },
  count: { marginLeft: 'auto', color: tokens.colorNeutralForeground3 },
})

type Props = {
  filters: DocumentFilters
  onFilter: (name: keyof DocumentFilters, value: string) => void
  projectId: string | undefined
  total: number | undefined
  children: ReactNode
}

/** What narrows a list of documents: a text, a project, a status, an approver. */
export function DocumentFilterBar({ filters, onFilter, projectId, total, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: me } = useQuery('me', {})
  const { data: projects } = useQuery('projects', projectId ? null : { scope: 'all' })
  const { data: project } = useQuery('project', projectId ? { projectId } : null)
  const people = project?.people.map(({ userId, name, lastName }) => ({ value: userId, text: `${name} ${lastName}` }))
  const myself = me ? [{ value: me.userId, text: t('documents.myself') }] : []
  const choose = (name: keyof DocumentFilters, any: string, choices: { value: string; text: string }[]) => (
    <Select
      size="small"
      className={styles.select}
      aria-label={any}
      value={filters[name]}
      onChange={(_, { value }) => onFilter(name, value)}
    >
      <option value="">{any}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  )
  return (
    <search className={styles.bar} aria-label={t('filter')}>
      <Input
        className={styles.search}
        size="small"
        contentBefore={<SearchRegular />}
        aria-label={t('documents.search')}
        placeholder={t('documents.search')}
        value={filters.search}
        onChange={(_, { value }) => onFilter('search', value)}
      />
      {!projectId &&
        choose(
          'project',
          t('documents.anyProject'),
          (projects ?? []).map((one) => ({ value: one.projectId, text: one.pitch })),
        )}
      {choose('status', t('documents.anyStatus'), [
        ...statuses.map((status) => ({ value: status, text: t(`documentStatus.${status}`) })),
        { value: 'deleted', text: t('documents.deleted') },
      ])}
      {choose('approver', t('documents.anyApprover'), [
        ...myself,
        ...(people ?? []).filter(({ value }) => value !== me?.userId),
      ])}
      {total !== undefined && (
        <Text size={200} className={styles.count} role="status">
          {t('documents.count', { count: total })}
        </Text>
      )}
      {children}
    </search>
  )
}
