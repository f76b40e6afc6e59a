type OpenApi = typeof import('@prumo/platform/http/openApi')

/** How often the document of the interface was made. */
export const made = { documents: 0 }

/** For `vi.mock`: whoever makes the document of the interface, counted. */
export async function countingDocuments(original: () => Promise<OpenApi>): Promise<OpenApi> {
  const { openApi } = await original()
  return {
    openApi: () => {
      made.documents++
      return openApi()
    },
  }
}
