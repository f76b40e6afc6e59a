/** Documents are found with their mask and without, by any part of either. */
const masked = `case length(p.document)
  when 11 then regexp_replace(p.document, '^(.{3})(.{3})(.{3})(.{2})$', '\\1.\\2.\\3-\\4')
  when 14 then regexp_replace(p.document, '^(.{2})(.{3})(.{3})(.{4})(.{2})$', '\\1.\\2.\\3/\\4-\\5')
  else '' end`

/** SQL of what names one of `partners_partners as p`: its names and its document. */
export const namingColumns = [...['name', 'company_name', 'document'].map((name) => `coalesce(p.${name}, '')`), masked]
