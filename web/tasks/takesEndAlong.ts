type Dated = { startOn: string; endOn: string; isMilestone?: boolean | undefined }
type Wanted = { startOn?: string | undefined; endOn?: string | undefined }

/** Whether a task whose start alone is changed gets another end with it: past its end, or as a milestone. */
export const takesEndAlong = ({ startOn, endOn, isMilestone = false }: Dated, wanted: Wanted): boolean =>
  wanted.startOn !== undefined &&
  wanted.startOn !== startOn &&
  wanted.endOn === undefined &&
  (wanted.startOn > endOn || isMilestone)
