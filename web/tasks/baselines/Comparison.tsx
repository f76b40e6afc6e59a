import type { Baseline, ComparedTask } from '@prumo/contracts/tasks/baselineQueries'
import { type ComparedState, comparedStates } from '@prumo/contracts/tasks/comparedStates'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { ButtonLink } from '../../platform/layout/ButtonLink'
import { EmptyState } from '../../platform/layout/EmptyState'
import { TextLink } from '../../platform/layout/TextLink'
import { Toolbar } from '../../platform/layout/Toolbar'
import { ChoiceFilter } from '../../platform/lists/ChoiceFilter'
import { PagedTable } from '../../platform/lists/PagedTable'
import { useAddress, withParameter } from '../../platform/lists/useAddress'
import { usePast } from '../../platform/server/past'
import { useFetchQuery } from '../../platform/server/useFetchQuery'
import { usePagedQuery } from '../../platform/server/usePagedQuery'
import { ExportMenu } from '../ExportMenu'
import { ComparisonSums } from './ComparisonSums'
import { hasCosts } from './hasCosts'
import { plansOf } from './plansOf'
import { ReasonsDrawer } from './ReasonsDrawer'
import { useComparedColumns } from './useComparedColumns'

type Props = { projectId: string; baselines: readonly Baseline[]; from: string; to: string }

/** What differs between a baseline and another, or now: both in numbers, the tasks one by one, and why. */
export function Comparison({ projectId, baselines, from, to }: Props) {
  const { t } = useTranslation()
  const [address, setAddress] = useAddress()
  const show = comparedStates.find((state) => state === address.get('show'))
  const pages = usePagedQuery('baselineComparison', { ...plansOf(projectId, from, to), ...(show && { show }) })
  const { first } = pages
  const showsCosts = first !== undefined && hasCosts(first)
  const columns = useComparedColumns(projectId, showsCosts)
  const open = address.get('open')
  const opens = (taskId: string | undefined) =>
    setAddress((now) => withParameter(now, 'open', taskId), { replace: open !== null })
  if (pages.failure?.status === 404)
    return (
      <EmptyState title={t('error.baseline.unknown')}>
        <ButtonLink to={addresses.baselines(projectId)}>{t('baselines.all')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ComparisonBar
        projectId={projectId}
        baselines={baselines}
        from={from}
        to={to}
        show={show}
        counts={first?.counts}
      />
      {first && <ComparisonSums projectId={projectId} comparison={first} />}
      <PagedTable<ComparedTask>
        label={t('baselines.differences')}
        columns={columns}
        pages={{ ...pages, first: first && { total: totalOf(first.counts, show) } }}
        keyOf={({ taskId }) => taskId}
        onOpen={({ taskId }) => opens(taskId)}
        isOpen={({ taskId }) => taskId === open}
        empty={<EmptyState title={t(show ? 'baselines.noneShown' : 'baselines.same')} />}
      />
      {open && (
        <ReasonsDrawer
          projectId={projectId}
          from={from}
          to={to}
          key={`${from} ${to}`}
          taskId={open}
          compared={pages.items?.find(({ taskId }) => taskId === open)}
          siblings={pages.items?.map(({ taskId }) => taskId) ?? []}
          showsCosts={showsCosts}
          onOpen={opens}
        />
      )}
    </>
  )
}

type Counts = Record<ComparedState | 'changed', number>

const totalOf = (counts: Counts, show: ComparedState | undefined): number =>
  show ? counts[show] : counts.changed + counts.added + counts.removed

type BarProps = Props & { show: ComparedState | undefined; counts: Counts | undefined }

/** Which two plans are compared, which tasks are listed, and the list as a file. */
function ComparisonBar({ projectId, baselines, from, to, show, counts }: BarProps) {
  const { t } = useTranslation()
  const past = usePast()
  const [, setAddress] = useAddress()
  const ask = useFetchQuery()
  const choose = (name: string) => (value: string) =>
    setAddress((now) => withParameter(withParameter(now, 'open', undefined), name, value), { replace: true })
  const saved = baselines.map(({ baselineId, name }) => ({ value: baselineId, text: name }))
  const now = { value: 'now', text: t(past ? 'baselines.then' : 'baselines.now') }
  const compared = { ...plansOf(projectId, from, to), ...(show && { show }) }
  const every = async () => {
    const tasks: ComparedTask[] = []
    let after: string | undefined
    do {
      const page = await ask('baselineComparison', { ...compared, limit: 200, after })
      tasks.push(...page.items)
      after = page.next ?? undefined
    } while (after)
    return tasks
  }
  const nameOf = (value: string) => [now, ...saved].find((choice) => choice.value === value)?.text ?? ''
  return (
    <Toolbar>
      <TextLink to={addresses.baselines(projectId)}>{t('baselines.all')}</TextLink>
      <ChoiceFilter label={t('baselines.from')} value={from} choices={saved} onChange={choose('from')} />
      <ChoiceFilter label={t('baselines.to')} value={to} choices={[now, ...saved]} onChange={choose('to')} />
      <ChoiceFilter
        label={t('baselines.show')}
        value={show ?? ''}
        choices={[
          { value: '', text: t('baselines.everyDifference', { count: counts ? totalOf(counts, undefined) : 0 }) },
          ...comparedStates.map((state) => ({
            value: state,
            text: t(`baselines.only.${state}`, { count: counts?.[state] ?? 0 }),
          })),
        ]}
        onChange={choose('show')}
      />
      <ExportMenu
        save={async (manner) => {
          const { exportComparison } = await import('./exportComparison')
          const name = t('baselines.exportName', { from: nameOf(from), to: nameOf(to) })
          await exportComparison(await every(), { ...manner, name })
        }}
      />
    </Toolbar>
  )
}
