/** gray-matter, which reads front matter, asks for the Buffer of Node.js. */
export { Buffer } from 'buffer'
