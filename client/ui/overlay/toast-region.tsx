import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useEffect } from "react";

import { classes } from "../classes.ts";
import { IconButton } from "../controls/icon-button.tsx";
import { Words } from "../data/as-is.tsx";
import { showToasts, TOAST_MS, type ToastLook, toastManager } from "./toasts.ts";

import edge from "../edge.module.css";
import style from "./toast-region.module.css";

/** @source core §4 and §9 */
const MOST_GROWLS = 3;

function Toasts() {
  const { toasts } = Toast.useToastManager<ToastLook>();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={classes(edge.edge, style.toast)}
      data-tone={toast.data?.tone}
      swipeDirection="right"
    >
      {toast.data?.art !== undefined && <div className={style.art}>{toast.data.art}</div>}
      <Toast.Content className={style.words}>
        <Toast.Title className={style.title}>
          <Words of={toast.title} />
        </Toast.Title>
        {toast.description !== undefined && (
          <Toast.Description className={style.text}>
            <Words of={toast.description} />
          </Toast.Description>
        )}
        <Toast.Action className={style.action} />
        {toast.data?.actions !== undefined && <div className={style.actions}>{toast.data.actions}</div>}
      </Toast.Content>
      <div className={style.corner}>
        <Toast.Close aria-hidden={false} render={<IconButton label="Close" icon={X} kind="bare" size="small" />} />
        {toast.data?.corner}
      </div>
    </Toast.Root>
  ));
}

interface ToastRegionProps {
  /** In the sky over a road, and not over what is read or pressed below it. */
  readonly isInSky: boolean;
}

/** Mounted once by the frame. A live region; F6 takes the keyboard to it. What it shows doesn't wander from one place to the other. */
export function ToastRegion({ isInSky }: ToastRegionProps) {
  useEffect(showToasts, []);
  return (
    <Toast.Provider toastManager={toastManager} limit={MOST_GROWLS} timeout={TOAST_MS}>
      <Toast.Portal render={<section aria-label="Notices" />}>
        <Toast.Viewport
          key={isInSky ? "sky" : "page"}
          className={style.region}
          data-sky={isInSky || undefined}
          aria-label="Latest notices"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
