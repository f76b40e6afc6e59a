import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { CommandOf } from '@prumo/contracts/index'
import { mostMoved, mostTexts } from '@prumo/contracts/projects/customerText'
import type { WrittenCustomer } from '@prumo/contracts/projects/queries'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../platform/forms/ConfirmDialog'
import { FailureBar } from '../platform/layout/FailureBar'
import { Loading } from '../platform/layout/Loading'
import { QuietText } from '../platform/layout/QuietText'
import { useToasts } from '../platform/layout/useToasts'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalS, margin: '12px 0 0', padding: 0, listStyleType: 'none' },
  item: { display: 'grid', overflowWrap: 'anywhere' },
  text: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'pre-wrap' },
})

/** What each text becomes, before anything does: a customer that is there already, or a new one. */
export function MoveCustomersDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const toasts = useToasts()
  const { run } = useCommand()
  const { data, error, mutate } = useQuery('writtenCustomers', { limit: mostTexts })
  const shown = atOnce(data?.items ?? [])
  const projectIds = shown.flatMap(({ projects }) => projects.map(({ projectId }) => projectId))
  const left = (data?.projectCount ?? 0) - projectIds.length

  const move = async () => {
    if (shown.length === 0) return true
    const actionId = newId()
    try {
      await send('MoveCustomersToRegister', { moves: shown.map(moveOf) }, { id: actionId })
    } catch (failure) {
      toasts.failed(failure as Failure)
      return false
    }
    const undo = () => void run('UndoCustomerMove', { actionId, projectIds }, { done: t('done.UndoCustomerMove') })
    toasts.done(t('partners.moved', { count: projectIds.length }), undo)
    return true
  }

  return (
    <ConfirmDialog title={t('partners.moveTitle')} action={t('partners.move')} onConfirm={move} onClosed={onClosed}>
      <FailureBar failure={error} onRetry={() => void mutate()} />
      {!data && !error && <Loading rows={4} />}
      {data && <Text block>{t('partners.moveText')}</Text>}
      <ul className={styles.list}>
        {shown.map(({ text, projects, partner }) => (
          <li key={text} className={styles.item} title={projects.map(({ pitch }) => pitch).join(', ')}>
            <span className={styles.text}>{text.trim()}</span>
            <QuietText>
              {[
                t('partners.inProjects', { count: projects.length }),
                t(meaningOf(partner), { name: partner?.name }),
              ].join(' · ')}
            </QuietText>
          </li>
        ))}
      </ul>
      {left > 0 && <QuietText block>{t('partners.moveLeft', { count: left })}</QuietText>}
    </ConfirmDialog>
  )
}

/** As many of the texts as are moved at once, the last of them with as many of its projects as fit. */
function atOnce(items: readonly WrittenCustomer[]): WrittenCustomer[] {
  const taken: WrittenCustomer[] = []
  let room = mostMoved
  for (const item of items) {
    if (room === 0) break
    const projects = item.projects.slice(0, room)
    taken.push({ ...item, projects })
    room -= projects.length
  }
  return taken
}

type Move = CommandOf<'MoveCustomersToRegister'>['data']['moves'][number]

const moveOf = ({ text, partner, projects }: WrittenCustomer): Move => ({
  text,
  partnerId: partner?.partnerId ?? null,
  projectIds: projects.map(({ projectId }) => projectId),
})

function meaningOf(partner: WrittenCustomer['partner']): string {
  if (!partner) return 'partners.asNew'
  return partner.types.includes('customer') ? 'partners.asPresent' : 'partners.asSupplier'
}
