/** The encodings in which text files are read, by the names of the Encoding Standard. */
export const TEXT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'iso-8859-2',
  'windows-1251',
  'koi8-r',
  'ibm866',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'shift_jis',
  'euc-jp',
  'gb18030',
  'big5',
  'euc-kr',
] as const

/** An encoding of a text file. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

/** The separators between the values of a text file. */
export const TEXT_SEPARATORS = [',', ';', '\t', '|'] as const

/** A separator of a text file; another one than those of `TEXT_SEPARATORS` where its first line says so. */
export type TextSeparator = string

/** How a text file is read. */
export interface TextFormat {
  readonly encoding: TextEncoding
  readonly separator: TextSeparator
}
