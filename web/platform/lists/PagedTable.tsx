import type { ComponentProps, ReactNode } from 'react'
import { FailureBar } from '../layout/FailureBar'
import { Loading } from '../layout/Loading'
import type { Failure } from '../server/failure'
import { Table } from './Table'

type TableOf<Row> = ComponentProps<typeof Table<Row>>
type Props<Row> = Omit<TableOf<Row>, 'rows' | 'onEnd' | 'total'> & {
  /** As `usePages` answers them. */
  pages: {
    first: { total: number } | undefined
    items: readonly Row[] | undefined
    failure: Failure | undefined
    retry: () => void
    more: (() => void) | undefined
  }
  /** What stands there where the list is empty. */
  empty: ReactNode
}

/** A table that grows when its end comes into view, with something to show while it loads, fails or is empty. */
export function PagedTable<Row>({ pages: { first, items, failure, retry, more }, empty, ...table }: Props<Row>) {
  return (
    <>
      <FailureBar failure={failure} onRetry={retry} />
      {!items && !failure && <Loading rows={12} shape="rows" />}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <Table {...table} rows={items} total={first?.total ?? items.length} {...(more && { onEnd: more })} />
      )}
    </>
  )
}
