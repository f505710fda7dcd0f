import { ProviderFault } from './provider-fault.js';

/** Bytes on the wire of one answer, whose every word comes in a frame of some hundred bytes. */
const LARGEST_ANSWER = 20_000_000;

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) throw new ProviderFault('large');
      controller.enqueue(chunk);
    },
  });
}

/** As fetch, but it follows no redirect, which would carry the key elsewhere, and reads only so much. */
export const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.body) return response;
  return new Response(response.body.pipeThrough(atMost(LARGEST_ANSWER)), response);
};
