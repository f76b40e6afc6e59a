import { documentStatuses } from '@prumo/contracts/documents/documentStatus'
import { fullName } from '@prumo/contracts/markedNames'
import { useTranslation } from 'react-i18next'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import type { FilterChip } from '../platform/lists/FilterChips'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { fetchQuery } from '../platform/server/api'
import { useQuery } from '../platform/server/useQuery'

export const statuses = documentStatuses
export type DocumentFilters = Record<'search' | 'project' | 'status' | 'approver', string>

type Props = {
  filters: DocumentFilters
  onFilter: (name: keyof DocumentFilters, value: string) => void
  onClear: () => void
  projectId: string | undefined
  total: number | undefined
}

/** What narrows a list of documents: a text, a project, a status, an approver. */
export function DocumentFilterBar({ filters, onFilter, onClear, projectId, total }: Props) {
  const { t } = useTranslation()
  const { data: me } = useQuery('me', {})
  const { data: projects } = useQuery('projects', projectId ? null : { scope: 'all' })
  const { data: project } = useQuery('project', projectId ? { projectId } : null)
  const people = project?.people.map((person) => ({ value: person.userId, text: fullName(person) }))
  const myself = me ? [{ value: me.userId, text: t('documents.myself') }] : []
  const choose = (name: keyof typeof chipNames, any: string, choices: { value: string; text: string }[]) => (
    <ChoiceFilter
      label={t(chipNames[name])}
      value={filters[name]}
      choices={[{ value: '', text: any }, ...choices]}
      onChange={(value) => onFilter(name, value)}
    />
  )
  const chips = useChips(filters, onFilter)
  return (
    <ListFilterBar
      count={total === undefined ? null : t('documents.count', { count: total })}
      search={
        <SearchFilter
          label={t('documents.search')}
          value={filters.search}
          onChange={(value) => onFilter('search', value)}
        />
      }
      chips={chips}
      onClear={onClear}
    >
      {!projectId &&
        choose(
          'project',
          t('documents.anyProject'),
          (projects ?? []).map((project) => ({ value: project.projectId, text: project.pitch })),
        )}
      {choose('status', t('documents.anyStatus'), [
        ...statuses.map((status) => ({ value: status, text: t(`documentStatus.${status}`) })),
        { value: 'deleted', text: t('documents.deleted') },
      ])}
      {projectId ? (
        choose('approver', t('documents.anyApprover'), [
          ...myself,
          ...(people ?? []).filter(({ value }) => value !== me?.userId),
        ])
      ) : (
        <div>
          <SearchedChoice
            size="small"
            label={t(chipNames.approver)}
            any={t('documents.anyApprover')}
            value={filters.approver}
            question="approvers of documents"
            ask={async (wish) => {
              const { items, next } = await fetchQuery('documentApprovers', wish)
              const textOf = (id: string, name: string | null) => name ?? t('actionLog.erasedPerson', { id })
              return { items: items.map(({ id, name }) => ({ value: id, text: textOf(id, name) })), next }
            }}
            onChange={(approver) => onFilter('approver', approver)}
          />
        </div>
      )}
    </ListFilterBar>
  )
}

/** What a list of documents is narrowed to, each by its name as soon as that is known. */
function useChips(filters: DocumentFilters, onFilter: Props['onFilter']): readonly FilterChip[] {
  const { t } = useTranslation()
  const { project, status, approver } = filters
  const { data: projects } = useQuery('projects', project ? { scope: 'all' } : null)
  const { data: approvers } = useQuery('documentApprovers', approver ? { chosenId: approver } : null)
  const { data: me } = useQuery('me', {})
  const statusName = t(status === 'deleted' ? 'documents.deleted' : `documentStatus.${status}`)
  const approverName = approver === me?.userId ? t('documents.myself') : approvers?.items[0]?.name
  const chips = [
    { key: 'project' as const, text: projects?.find(({ projectId }) => projectId === project)?.pitch },
    { key: 'status' as const, text: statusName },
    { key: 'approver' as const, text: approverName },
  ]
  return chips
    .filter(({ key }) => filters[key] !== '')
    .map(({ key, text }) => ({
      key,
      text: text ?? t(chipNames[key]),
      onRemove: () => onFilter(key, ''),
    }))
}

const chipNames = { project: 'field.project', status: 'documents.status', approver: 'documents.approvers' } as const
