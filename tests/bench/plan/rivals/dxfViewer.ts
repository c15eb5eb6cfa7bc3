import { DxfViewer } from 'dxf-viewer';
import { Color } from 'three';
import { chosenFile, watched } from '../page/harness.ts';

const host = document.querySelector<HTMLElement>('#root');
if (!host) throw new Error('the page has no root');
host.style.height = '800px';

// the page is open, and no file was chosen yet
const viewer = new DxfViewer(host, {
  clearColor: new Color('#fff'),
  autoResize: false,
  canvasWidth: 1200,
  canvasHeight: 800,
});
viewer.Render();

globalThis.planBench = {
  async open(address) {
    const url = URL.createObjectURL(await chosenFile(address));
    const start = performance.now();
    let firstMs = 0;
    const longestTaskMs = await watched(async () => {
      await viewer.Load({ url, fonts: null, progressCbk: null, workerFactory: null });
      viewer.Render();
      // its picture is there when the graphics card has answered
      const gl = viewer.GetRenderer()?.getContext();
      gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
      firstMs = performance.now() - start;
    });
    return { firstMs, longestTaskMs };
  },
};
