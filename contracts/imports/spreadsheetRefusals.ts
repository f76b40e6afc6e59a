/** Why a spreadsheet is not read at all. */
export const spreadsheetRefusals = [
  'import.fileTooLarge',
  'import.fileEmpty',
  'import.kindUnsupported',
  'import.projectFile',
  'import.workbookTooOld',
  'import.encodingUnknown',
  'import.formatUnreadable',
  'import.workbookProtected',
  'import.workbookCorrupt',
  'import.zipBomb',
  'import.tooManyRows',
  'import.tooManyColumns',
  'import.headerMissing',
  'import.parserTimeout',
] as const
