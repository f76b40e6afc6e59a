/** So many events behind, what is shown is too old to be shown to anybody new. */
const mostBehind = 10_000

/** Whether who has reached this position keeps up with a log that ends at `head`. */
export const keepsUp = (head: number, position: number) => ({ ready: head - position < mostBehind, head, position })
