import { Button } from '@fluentui/react-components'
import { partnerTypes } from '@prumo/contracts/partners/partnerChoices'
import { partnerSorts } from '@prumo/contracts/partners/partnerSorts'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../platform/layout/EmptyState'
import { Page } from '../platform/layout/Page'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { PagedTable } from '../platform/lists/PagedTable'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { useAddress, withParameter } from '../platform/lists/useAddress'
import { useFilters } from '../platform/lists/useFilters'
import { useSortOrder } from '../platform/lists/useSortOrder'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import { useAccess } from '../platform/session/useAccess'
import { AddPartnerDialog } from './AddPartnerDialog'
import { PartnerDrawer } from './PartnerDrawer'
import { PartnersExport } from './PartnersExport'
import { usePartnerColumns } from './usePartnerColumns'
import { WrittenCustomers } from './WrittenCustomers'

const order = { sorts: partnerSorts, usual: 'name' } as const
const wordOfType = { customer: 'partners.customers', supplier: 'partners.suppliers' } as const

/** The register of customers and suppliers. What it is narrowed to, and who is open, stands in the address. */
export function PartnersScreen() {
  const { t } = useTranslation()
  const can = useAccess()
  const [filters, setFilter, clear] = useFilters('search', 'type')
  const [address, changeAddress] = useAddress()
  const search = useDeferredValue(filters.search)
  const type = partnerTypes.find((each) => each === filters.type)
  const { sort, sortBy, inOrder } = useSortOrder(order)
  const question = { search: search || undefined, type, ...inOrder }
  const pages = usePagedQuery('partners', question)
  const columns = usePartnerColumns()
  const isNarrowed = filters.search !== '' || type !== undefined
  const openId = address.get('open') ?? undefined
  const open = (partnerId?: string) =>
    changeAddress((before) => withParameter(before, 'open', partnerId), { replace: openId !== undefined })
  const add = can('customers', 'editOnly') && <AddPartnerDialog key={type} types={type ? [type] : []} />
  const total = pages.first?.total

  return (
    <Page title={t('navigation.customers')} actions={add}>
      <WrittenCustomers />
      <ListFilterBar
        count={total === undefined ? null : t(isNarrowed ? 'partners.found' : 'partners.count', { count: total })}
        search={
          <SearchFilter
            label={t('partners.search')}
            value={filters.search}
            onChange={(value) => setFilter('search', value)}
          />
        }
        chips={type ? [{ key: type, text: t(wordOfType[type]), onRemove: () => setFilter('type', '') }] : []}
        onClear={clear}
        actions={total !== 0 && <PartnersExport question={question} />}
      >
        <ChoiceFilter
          label={t('field.types')}
          value={type ?? ''}
          choices={[
            { value: '', text: t('partners.any') },
            ...partnerTypes.map((each) => ({ value: each, text: t(wordOfType[each]) })),
          ]}
          onChange={(value) => setFilter('type', value)}
        />
      </ListFilterBar>
      <PagedTable
        pages={pages}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'partners.noneFiltered' : 'partners.none')}
            text={t(isNarrowed ? 'partners.noneFilteredText' : 'partners.noneText')}
          >
            {isNarrowed && <Button onClick={clear}>{t('projects.clear')}</Button>}
          </EmptyState>
        }
        label={t('navigation.customers')}
        columns={columns}
        sort={sort}
        onSort={sortBy}
        keyOf={({ partnerId }) => partnerId}
        onOpen={({ partnerId }) => open(partnerId)}
        isOpen={({ partnerId }) => partnerId === openId}
      />
      {openId && (
        <PartnerDrawer
          partnerId={openId}
          siblings={pages.items?.map(({ partnerId }) => partnerId) ?? []}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
    </Page>
  )
}
