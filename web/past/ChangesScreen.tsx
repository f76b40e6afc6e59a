import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import type { Answer, QueryInput } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { isExpired, openView } from '../audit/openView'
import { addDays } from '../platform/formats/dates'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { useToday } from '../platform/formats/useToday'
import { DateField } from '../platform/forms/DateField'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { OnceZonesAreThere } from '../platform/layout/OnceZonesAreThere'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { fetchQuery } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { ChangedRecord, type ChangedRecordItem } from './ChangedRecord'
import { pastInstant } from './pastInstant'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBottom: '24px', maxWidth: '860px' },
  days: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  more: { alignSelf: 'start' },
})

/** A view is of one look at two days: what is looked at again is told again. */
const still = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

type Page = Answer<'projectChanges'>
const states = ['added', 'changed', 'deleted'] as const

/** What is different in a project between the ends of two days, in words, with links to each record as it was or is. */
export const ChangesScreen = () => (
  <OnceZonesAreThere>
    <Changes />
  </OnceZonesAreThere>
)

function Changes() {
  const { t } = useTranslation()
  const styles = useStyles()
  const { projectId = '' } = useParams()
  const today = useToday()
  const { days, opened, setDay, period } = useDays(today)
  const { pages, error, retry, more } = useChanges(projectId, period)
  const items = pages?.flatMap((page) => page.items)
  const counts = pages?.[0]?.counts
  return (
    <section className={styles.root}>
      <SectionTitle>{t('navigation.changes')}</SectionTitle>
      <div className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <DateField
            key={`${name} ${opened}`}
            name={name}
            label={t(`changes.${name}`)}
            value={days[name]}
            range={{ max: today }}
            direction="past"
            onChange={(day) => day !== '' && day !== days[name] && setDay(name, day)}
          />
        ))}
      </div>
      <FailureBar failure={error} onRetry={retry} />
      {!items || !counts ? (
        !error && <Loading rows={6} />
      ) : items.length === 0 ? (
        <EmptyState title={t('changes.none')} text={t('changes.noneText')} />
      ) : (
        <>
          <Text className={styles.quiet}>
            {states
              .filter((state) => counts[state] > 0)
              .map((state) => t(`changes.count.${state}`, { count: counts[state] }))
              .join(' · ')}
          </Text>
          {states.map((state) => (
            <ChangesOf
              key={state}
              projectId={projectId}
              state={state}
              items={items.filter((item) => item.state === state)}
            />
          ))}
        </>
      )}
      {more && (
        <Button className={styles.more} onClick={more}>
          {t('loadMore')}
        </Button>
      )}
    </section>
  )
}

function ChangesOf({
  projectId,
  state,
  items,
}: {
  projectId: string
  state: ChangedRecordItem['state']
  items: readonly ChangedRecordItem[]
}) {
  const { t } = useTranslation()
  const styles = useStyles()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`changes-${state}`}>
      <Text as="h3" id={`changes-${state}`} weight="semibold">
        {t(`changes.state.${state}`)}
      </Text>
      <ul className={styles.list}>
        {items.map((item) => (
          <ChangedRecord key={item.recordId} projectId={projectId} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** The first millisecond after an instant. */
const justAfter = (instant: string) => new Date(Date.parse(instant) + 1).toISOString()

/** The two days are in the address; whatever makes no sense there is the last week. */
function useDays(today: string) {
  const [search, setSearch] = useSearchParams()
  const zones = useTimeZones()
  const { key, state } = useLocation()
  // A day that is chosen here keeps the fields as they are; a link to other days gives new ones.
  const opened = (state as { opened?: string } | null)?.opened ?? key
  const given = (name: string, otherwise: string) => {
    const day = search.get(name) ?? ''
    return day.length === 10 && pastInstant(day, zones) ? day : otherwise
  }
  const days = { from: given('from', addDays(today, -7)), to: given('to', today) }
  const setDay = (name: string, day: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set(name, day)
        return after
      },
      { replace: true, state: { opened } },
    )
  // The end of today is to come: what happens until then belongs to it.
  const endOf = (day: string) => justAfter(pastInstant(day, zones, new Date(8.64e15)) ?? '')
  return { days, opened, setDay, period: { from: endOf(days.from), to: endOf(days.to) } }
}

/** Through a view that is on record, as all that is read of the action log. */
function useChanges(projectId: string, period: { from: string; to: string }) {
  const filters = { ...wholeProjectLog, ...period, projectId }
  const view = useSWR<string, Failure>(
    `changes ${projectId} ${period.from} ${period.to}`,
    () => openView(filters, projectId),
    still,
  )
  const read = async (input: QueryInput<'projectChanges'>): Promise<Page> => {
    try {
      return await fetchQuery('projectChanges', input)
    } catch (failure) {
      if (!isExpired(failure)) throw failure
      const viewId = await openView(filters, projectId)
      await view.mutate(viewId, { revalidate: false })
      return fetchQuery('projectChanges', { ...input, viewId })
    }
  }
  const pages = useSWRInfinite<Page, Failure>(
    (_, before: Page | null) =>
      view.data === undefined || before?.next === null
        ? null
        : ['projectChanges', { viewId: view.data, after: before?.next ?? undefined }],
    ([, input]: [string, QueryInput<'projectChanges'>]) => read(input),
    { revalidateFirstPage: false },
  )
  const { data, size, setSize } = pages
  const hasMore = Boolean(data?.at(-1)?.next)
  return {
    pages: data,
    error: view.error ?? pages.error,
    retry: () => void (view.error ? view.mutate() : pages.mutate()),
    more: hasMore ? () => void setSize(size + 1) : undefined,
  }
}
