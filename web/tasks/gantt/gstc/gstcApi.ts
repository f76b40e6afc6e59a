/** What of the package's interface is used here. Its own types come with it, and it is installed by operators alone. */

export type GstcItem = {
  readonly id: string
  readonly rowId: string
  readonly label: string
  /** From this instant until before that one, in milliseconds. */
  readonly time: { readonly start: number; readonly end: number }
  /** The items that depend on it: the plugin draws a line to each. */
  readonly dependant: readonly string[]
  readonly classNames: readonly string[]
}

export type GstcRow = { readonly id: string; readonly parentId?: string; readonly expanded: boolean }

export type GstcColumn = {
  readonly id: string
  readonly data: (of: { row: { id: string } }) => string
  readonly width: number
  readonly minWidth: number
  readonly header: { readonly content: string }
  readonly expander: boolean
}

/** An instant as the package has it. */
type Instant = { valueOf: () => number }

export type GstcLevel = readonly {
  readonly zoomTo: number
  readonly period: 'day' | 'week' | 'month' | 'year'
  readonly periodIncrement: number
  readonly main: boolean
  readonly format: (of: { timeStart: Instant }) => string
}[]

export type GstcTime = { readonly from: number; readonly to: number; readonly zoom: number; readonly period: string }

export type GstcLocale = {
  readonly name: string
  readonly weekdays: readonly string[]
  readonly months: readonly string[]
  readonly weekStart: number
  readonly formats: object
  readonly relativeTime: object
}

/** What an element shows that the package makes: it calls for each one, and again when that shows something else. */
export type GstcAction<Shown> = (
  element: HTMLElement,
  shown: Shown,
) => { update: (element: HTMLElement, shown: Shown) => void; destroy: (element: HTMLElement) => void }

export type ShownCell = { readonly row: { readonly id: string }; readonly column: { readonly id: string } }
export type ShownItem = {
  readonly item: { readonly id: string }
  /** Where it is, and where the part of it is that is in sight. */
  readonly itemData: { readonly position: { readonly left: number; readonly actualLeft: number } }
}

export type GstcLine = {
  readonly fromItem: { readonly id: string }
  readonly toItem: { readonly id: string }
  readonly fromItemData: GstcPlace
  readonly toItemData: GstcPlace
  points: readonly GstcPoint[]
  className: string
}
export type GstcPoint = {
  readonly x: number
  readonly y: number
  readonly type: 'M' | 'L'
  /** What the plugin draws there: its mark at the end of a line. */
  readonly content: unknown
}
export type GstcPlace = {
  readonly actualHeight: number
  readonly position: { readonly left: number; readonly right: number; readonly viewTop: number }
}

export type GstcConfig = {
  readonly licenseKey: string
  readonly utcMode: true
  readonly innerHeight: number
  /** Of the whole chart, until the package has measured it. */
  readonly initialWidth: number
  readonly headerHeight: number
  readonly plugins: readonly unknown[]
  readonly locale: GstcLocale
  readonly list: {
    readonly toggle: { readonly display: false }
    readonly row: { readonly height: number }
    readonly rows: Readonly<Record<string, GstcRow>>
    readonly columns: { readonly percent: number; readonly data: Readonly<Record<string, GstcColumn>> }
  }
  readonly chart: {
    readonly spacing: 0
    readonly time: GstcTime
    readonly calendarLevels: readonly GstcLevel[]
    readonly item: { readonly height: number; readonly gap: { readonly top: number; readonly bottom: number } }
    readonly items: Readonly<Record<string, GstcItem>>
  }
  readonly actions: {
    readonly 'list-column-row': readonly GstcAction<ShownCell>[]
    readonly 'chart-timeline': readonly GstcAction<object>[]
    readonly 'chart-timeline-items-row-item': readonly GstcAction<ShownItem>[]
  }
}

/** What the package keeps of the time that is in sight. */
export type ShownTime = {
  readonly leftGlobal: number
  readonly rightGlobal: number
  readonly centerGlobal: number
  readonly timePerPixel: number
}

export type GstcState = {
  get: <Value>(path: string) => Value
  update: (path: string, value: unknown) => void
  subscribe: (path: string, listener: () => void) => () => void
}

type GstcChart = {
  readonly api: {
    readonly scrollToTime: (time: number, centered?: boolean) => void
    readonly setScrollTopByPixels: (top: number) => void
  }
  destroy: () => void
}

export type GstcModule = ((options: { element: HTMLElement; state: GstcState }) => GstcChart) & {
  readonly api: { readonly stateFromConfig: (config: GstcConfig) => GstcState }
}

export type DependencyLines = (options: {
  type: 'square'
  onLines: readonly ((lines: GstcLine[]) => GstcLine[])[]
}) => unknown
