/** Where a run of `npm test` keeps what its processes tell each other. None: its tests were run by vitest alone. */
export const runFolder: string | undefined = process.env.TEST_RUN_FOLDER
