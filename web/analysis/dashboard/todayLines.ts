import type { Answer } from '@prumo/contracts/index'
import type { TFunction } from 'i18next'
import { addresses } from '../../platform/addresses'

type Today = Answer<'dashboardToday'>

/** Something that waits, with where it is done. */
type TodayLine = { key: string; to: string; text: string; detail: string; isLate: boolean }

const mostProjects = 5

/** What waits for somebody, what is late first; nothing of what they may not see. */
export function todayLines({ on, tasks, approvals, mentionCount, dueInstallments }: Today, t: TFunction): TodayLine[] {
  return [
    ...ofTasks(tasks, on, t),
    ...(approvals && approvals.count > 0 ? [ofApprovals(approvals, t)] : []),
    ...(mentionCount > 0
      ? [
          {
            key: 'mentions',
            to: `${addresses.notifications()}?kind=mention&unread=yes`,
            text: t('dashboard.today.mentions', { count: mentionCount }),
            detail: '',
            isLate: false,
          },
        ]
      : []),
    ...(dueInstallments ?? []).slice(0, mostProjects).map((due) => ofMoney(due, on, t)),
  ]
}

function ofTasks(tasks: Today['tasks'], on: string, t: TFunction): TodayLine[] {
  if (!tasks) return []
  const { late, due, tooEarly } = tasks
  const named = ({ first }: typeof late) => first.map(({ title }) => title).join(' · ')
  const line = (key: 'late' | 'due', to: string): TodayLine[] => {
    const { count, first } = tasks[key]
    const [single] = count === 1 ? first : []
    const address = single ? addresses.board(single.projectId, single.taskId) : to
    const text = t(`dashboard.today.${key}`, { count })
    return count > 0 ? [{ key, to: address, text, detail: named(tasks[key]), isLate: key === 'late' }] : []
  }
  return [
    ...(late.count > 0 ? line('late', `${addresses.myTasks()}?due=overdue`) : []),
    ...(due.count > 0 ? line('due', `${addresses.myTasks()}?due=..${on}`) : []),
    ...tooEarly.first.map(({ projectId, projectPitch, taskId, title }) => ({
      key: taskId,
      to: addresses.board(projectId, taskId),
      text: t('dashboard.today.tooEarly', { task: title }),
      detail: projectPitch,
      isLate: false,
    })),
  ]
}

function ofApprovals({ count, first }: NonNullable<Today['approvals']>, t: TFunction): TodayLine {
  const [single] = count === 1 ? first : []
  return {
    key: 'approvals',
    to: single ? addresses.approval(single.projectId, single.documentId) : addresses.approvals(),
    text: t('dashboard.today.approvals', { count }),
    detail: first.map(({ title }) => title).join(' · '),
    isLate: false,
  }
}

function ofMoney(due: NonNullable<Today['dueInstallments']>[number], on: string, t: TFunction): TodayLine {
  const { projectId, projectPitch, overdueCount, dueCount } = due
  return {
    key: projectId,
    to: `${addresses.finance(projectId)}?state=open&dueTo=${on}`,
    text: [
      ...(overdueCount > 0 ? [t('dashboard.today.overdue', { count: overdueCount })] : []),
      ...(dueCount > 0 ? [t('dashboard.today.dueToday', { count: dueCount })] : []),
    ].join(' · '),
    detail: projectPitch,
    isLate: overdueCount > 0,
  }
}
