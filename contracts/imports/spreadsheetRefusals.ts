export const spreadsheetRefusals = ['import.fileTooLarge'] as const
