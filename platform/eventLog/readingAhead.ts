type Placed = { position: number }

/** Pages of a log, each found by the position before it. The next is read while one is worked on. */
export function readingAhead<Event extends Placed>(read: (after: number) => Promise<Event[]>, pageSize: number) {
  let next: { after: number; page: Promise<Event[]> } | undefined
  return async (after: number): Promise<Event[]> => {
    const page = await (next?.after === after ? next.page : read(after))
    const last = page.at(-1)
    next = page.length === pageSize && last ? { after: last.position, page: read(last.position) } : undefined
    next?.page.catch(() => {})
    return page
  }
}
