import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { SearchedChoice } from '../platform/forms/SearchedChoice'
import { fetchQuery } from '../platform/server/api'
import type { useActionLog } from './useActionLog'

type Item = Answer<'actionLogChoices'>['items'][number]
type Props = {
  of: 'project' | 'person'
  label: string
  any: string
  value: string
  log: Pick<ReturnType<typeof useActionLog>, 'viewId' | 'through'>
  onChange: (value: string) => void
}

/** Narrows the log to a project or a person that stands in it, also one that was deleted or erased. */
export function LogChoice({ of, label, log, ...choosing }: Props) {
  const { t } = useTranslation()
  const textOf = ({ id, name, gone }: Item) => {
    if (name === null) return t(of === 'person' ? 'actionLog.erasedPerson' : 'actionLog.unnamed', { id })
    return gone && of === 'project' ? t('actionLog.deletedProject', { name }) : name
  }
  return (
    <div>
      <SearchedChoice
        {...choosing}
        size="small"
        label={label}
        question={log.viewId && `action log ${of} ${log.viewId}`}
        ask={async (wish) => {
          const { items, next } = await log.through((viewId) => fetchQuery('actionLogChoices', { viewId, of, ...wish }))
          return { items: items.map((item) => ({ value: item.id, text: textOf(item) })), next }
        }}
      />
    </div>
  )
}
