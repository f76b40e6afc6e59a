/** The key of a part within a project: the document's id and the part's. */
export const inDocument = (data: object, idOfPart: 'sectionId' | 'fieldId'): string => {
  const { documentId, ...parts } = data as Record<string, unknown>
  return `${String(documentId)}/${String(parts[idOfPart])}`
}
