import type { QueryInput } from '@prumo/contracts/index'
import type { ListedPartner } from '@prumo/contracts/partners/queries'
import { useTranslation } from 'react-i18next'
import { useFetchQuery } from '../platform/server/useFetchQuery'
import { ExportMenu } from '../tasks/ExportMenu'

type Props = { question: QueryInput<'partners'>; label?: string }

/** All of the register that the filters leave, as a file. */
export function PartnersExport({ question, label }: Props) {
  const { t } = useTranslation()
  const ask = useFetchQuery()
  const every = async () => {
    const rows: ListedPartner[] = []
    let after: string | undefined
    do {
      const page = await ask('partners', { ...question, limit: 200, after })
      rows.push(...page.items)
      after = page.next ?? undefined
    } while (after)
    return rows
  }
  return (
    <ExportMenu
      label={label}
      save={async (manner) => {
        const { exportPartners } = await import('./exportPartners')
        await exportPartners(await every(), { ...manner, name: t('navigation.customers') })
      }}
    />
  )
}
