import type { CommandType } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useToasts } from '../layout/useToasts'
import { useLanguage } from '../texts/useLanguage'
import { actionsOfTab, type Way } from './actionsOfTab'
import { undoneBy } from './undoneBy'

/** How many are being taken back in this tab: what becomes of them can be asked for already. */
const underWay = { count: 0 }

/** Takes back what was done in this tab. What it needs for that comes when it is first needed. */
export function useTakeBack() {
  const toasts = useToasts()
  const { t } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const take = async (way: Way, where: { actionId?: string; projectId?: string | undefined }) => {
    underWay.count += 1
    try {
      const { takeBack } = await import('./takeBack')
      await takeBack({ way, actionId: where.actionId, projectId: where.projectId, toasts, t, language, navigate })
    } finally {
      underWay.count -= 1
    }
  }
  const undoOf = (type: CommandType, actionId: string) =>
    undoneBy[type] ? () => void take('back', { actionId }) : undefined
  return {
    /** The latest of a project or of any; answers whether there is any. */
    takeLast: (way: Way, projectId: string | undefined): boolean => {
      const isAny = underWay.count > 0 || actionsOfTab.last(way, projectId) !== undefined
      if (isAny) void take(way, { projectId })
      return isAny
    },
    /**
     * Says that this command is done, and offers to take it back where that can be. `label`: what its button said, if
     * not what the command is called.
     */
    tellDone: (type: CommandType, actionId: string, text = t(`done.${type}`, t('done.generic')), label?: string) => {
      if (label) actionsOfTab.label(actionId, label)
      toasts.done(text, undoOf(type, actionId), { inTurn: true })
    },
  }
}
