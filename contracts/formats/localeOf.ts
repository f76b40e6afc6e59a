/** The locale in which days, instants and their zones are written in a language. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-US' : 'pt-BR')
