import type { Place } from '../platform/module'

const isBelow = (pathname: string, path: string) => path !== '/' && pathname.startsWith(`${path}/`)

/** Whether an address is this place, or belongs to it: whatever lies below it, unless that is another place. */
export const isCurrentPlace = ({ path, end = false, also = [] }: Place, pathname: string): boolean =>
  pathname === path ||
  (!end && isBelow(pathname, path)) ||
  also.some((each) => pathname === each || isBelow(pathname, each))
