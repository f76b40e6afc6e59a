/** A picture of one pixel. */
export const aPicture = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63f8dfe00000044101c00cd1ed910000000049454e44ae426082',
  'hex',
)

const objects = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
  '<</Length 44>>stream\nBT /F 24 Tf 40 100 Td (Laudo SP-01) Tj ET   \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

/** A document of one page. */
export const aPdf = Buffer.from(
  `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`,
)
