import { toastPlace, type Box } from "./toastPlace";

const wide = { left: 0, top: 0, width: 1280, height: 800 };
const phone = { left: 0, top: 0, width: 375, height: 667 };
const size = { width: 440, height: 60 };
const onPhone = { width: 351, height: 60 };
const corner: Box = { left: 0, top: 700, width: 500, height: 100 };

describe("messages over the page", () => {
  it("are placed at the bottom left of an empty page", () => {
    expect(toastPlace({ window: wide, size, kept: [], spared: [] })).toEqual({
      left: 20,
      top: 720,
    });
  });

  it.each([
    ["what must stay free", { kept: [corner], spared: [] }],
    ["buttons, where they can", { kept: [], spared: [corner] }],
  ])("are placed elsewhere than over %s", (_what, boxes) => {
    expect(toastPlace({ window: wide, size, ...boxes })).toEqual({ left: 820, top: 720 });
  });

  it("are placed over a button rather than over a dialog", () => {
    const dialog = { left: 300, top: 0, width: 680, height: 800 };
    const narrow = { width: 260, height: 60 };
    const buttons = [
      { left: 0, top: 0, width: 200, height: 800 },
      { left: 1080, top: 0, width: 200, height: 800 },
    ];
    const place = toastPlace({ window: wide, size: narrow, kept: [dialog], spared: buttons });
    expect(place).toEqual({ left: 20, top: 720 });
  });

  it("fit between a heading and the field that has the focus on a phone", () => {
    const heading = { left: 16, top: 10, width: 340, height: 60 };
    const field = { left: 16, top: 560, width: 340, height: 100 };
    const place = toastPlace({ window: phone, size: onPhone, kept: [heading, field], spared: [] });
    expect(place?.top).toBe(560 - 60 - 12);
    expect(place?.left).toBe(12);
  });

  it("are placed above a phone's bar of areas rather than over it or over what is read further up", () => {
    const bar = [0, 75, 150, 225, 300].map((left) => ({ left, top: 602, width: 75, height: 65 }));
    const logOut = { left: 280, top: 10, width: 80, height: 44 };
    const heading = { left: 16, top: 80, width: 340, height: 40 };
    const place = toastPlace({
      window: phone,
      size: onPhone,
      kept: [heading],
      spared: [...bar, logOut],
    });
    expect(place).toEqual({ left: 12, top: 602 - 60 - 12 });
  });

  it("have no place where a dialog fills the window", () => {
    const dialog = { left: 8, top: 8, width: 359, height: 651 };
    expect(toastPlace({ window: phone, size: onPhone, kept: [dialog], spared: [] })).toBeNull();
  });
});
