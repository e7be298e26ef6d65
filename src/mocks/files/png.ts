type Colour = readonly [red: number, green: number, blue: number];

/** An image of palette indexes, row by row. */
export interface IndexedImage {
  width: number;
  height: number;
  palette: readonly Colour[];
  pixels: Uint8Array;
  /** The scale of each pixel in the file. */
  scale?: number;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
};

/** The zlib stream for PNG; browsers and Node both have the compressor. */
const deflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
};

/** The PNG filter "Up": a line is stored as its difference from the one above. */
const UP = 2;

/** The lines of a scaled image, each as its difference from the one above: mostly zeros, which compress fastest. */
const linesOf = ({ width, height, pixels, scale = 1 }: IndexedImage): Uint8Array<ArrayBuffer> => {
  const length = width * scale + 1;
  const lines = new Uint8Array(length * height * scale);
  for (let start = 0; start < lines.length; start += length) lines[start] = UP;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * scale * length + 1; x < width; x += 1) {
      const here = y * width + x;
      const change = (pixels[here] ?? 0) - (pixels[here - width] ?? 0);
      for (const end = at + scale; at < end; at += 1) lines[at] = change;
    }
  }
  return lines;
};

/** Encodes an image of up to 256 colours, by the PNG specification (W3C, third edition). */
export const encodePng = async (image: IndexedImage): Promise<ArrayBuffer> => {
  const { width, height, palette, scale = 1 } = image;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width * scale);
  view.setUint32(4, height * scale);
  header.set([8, 3, 0, 0, 0], 8);

  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflate(linesOf(image))),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.length;
  }
  return file.buffer;
};
