import { crc32, deflateSync } from 'node:zlib'

/** Files of every type that can be uploaded, as small as they can be. */

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of one color. */
export function pngOf(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + width * 3, 0x7f)
  row[0] = 0
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A zip whose entries are stored as they are. */
export function zipOf(names: readonly string[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const text = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04_03_4b_50, 0)
    head.writeUInt16LE(text.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02_01_4b_50, 0)
    entry.writeUInt16LE(text.length, 28)
    entry.writeUInt32LE(offset, 42)
    local.push(head, text)
    central.push(entry, text)
    offset += head.length + text.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

/** A compound file of Office 97 with one stream: header, allocation table, directory. */
function compoundOf(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3, 0xff)
  file.fill(0, 0, 76)
  file.write('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 0, 'latin1')
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.writeUInt32LE(0, 76)
  file.writeUInt32LE(0xff_ff_ff_fd, 512)
  file.writeUInt32LE(0xff_ff_ff_fe, 516)
  file.fill(0, 1024)
  for (const [index, name] of ['Root Entry', stream].entries()) {
    const at = 1024 + index * 128
    file.write(`${name}\u0000`, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
  }
  return file
}

const word = ['[Content_Types].xml', 'word/document.xml']

/** One file of each type, by its extension. */
export const samples = {
  png: pngOf(1, 1),
  jpg: Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
  webp: Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64'),
  pdf: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  doc: compoundOf('WordDocument'),
  xls: compoundOf('Workbook'),
  ppt: compoundOf('PowerPoint Document'),
  docx: zipOf(word),
  xlsx: zipOf(['[Content_Types].xml', 'xl/workbook.xml']),
  pptx: zipOf(['[Content_Types].xml', 'ppt/presentation.xml']),
  pages: zipOf(['Index/Document.iwa', 'Metadata/Properties.plist']),
  numbers: zipOf(['Index/Document.iwa', 'Index/CalculationEngine.iwa']),
  key: zipOf(['Index/Document.iwa', 'Index/Slide.iwa']),
} as const
