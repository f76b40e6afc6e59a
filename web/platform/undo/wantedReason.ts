import type { Way } from './actionsOfTab'

/** What is taken back only for a reason: the screen that somebody is led to asks for it. */
export type WantedReason = { way: Way; actionId: string }

/** As it goes along with the address, and is gone once it was given or left. */
export const wantedReason = {
  along: (wanted: WantedReason) => ({ wantedReason: wanted }),
  in: (state: unknown): WantedReason | undefined =>
    (state as { wantedReason?: WantedReason } | null)?.wantedReason ?? undefined,
}
